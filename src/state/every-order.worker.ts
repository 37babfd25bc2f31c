/** The other end of `start-orders.ts`: tries the orders of one request and reports; the page ends it when it has enough. */
import { libraryOf } from '../engine';
import { createEvaluator } from '../evaluate';
import { type OrdersRequest, orderReports } from './order-reports';

self.onmessage = ({ data }: MessageEvent<OrdersRequest>) => {
  for (const report of orderReports(data, createEvaluator(libraryOf([])))) self.postMessage(report);
};
