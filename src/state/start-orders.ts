import type { Board, Edition } from '../engine';
import { evaluateBoard, library } from './evaluator';
import { withCards } from './every-order';
import { type OrdersReport, type OrdersRequest, orderReports } from './order-reports';

type OnReport = (report: OrdersReport) => void;

/** Begins to try all orders of the keys beside the page; what comes back ends it, and nothing is reported after. */
export function startOrders(board: Board, keys: readonly string[], edition: Edition, onReport: OnReport): () => void {
  const request: OrdersRequest = { board: withCards(board, library), keys, edition };
  let listening = true;
  const report: OnReport = (each) => listening && onReport(each); // a report may still be on its way
  const end = typeof Worker === 'undefined' ? tryInPage(request, report) : tryInWorker(request, report);
  return () => {
    listening = false;
    end();
  };
}

function tryInWorker(request: OrdersRequest, onReport: OnReport): () => void {
  const worker = new Worker(new URL('./every-order.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<OrdersReport>) => {
    if (data.kind !== 'progress') worker.terminate();
    onReport(data);
  };
  worker.onerror = ({ message }) => onReport({ kind: 'failed', reason: message || 'the worker could not be started' });
  worker.postMessage(request);
  return () => worker.terminate();
}

/** Where there are no workers, a portion at a time; the page gets its turn after each. */
function tryInPage(request: OrdersRequest, onReport: OnReport): () => void {
  const reports = orderReports(request, evaluateBoard);
  let timer: ReturnType<typeof setTimeout>;
  const portion = () => {
    const { value } = reports.next();
    if (!value) return;
    onReport(value);
    timer = setTimeout(portion);
  };
  timer = setTimeout(portion);
  return () => clearTimeout(timer);
}
