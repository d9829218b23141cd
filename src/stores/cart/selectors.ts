import type {
	CartFailure,
	CartLine,
	CartSnapshot,
	CartState,
	CartTotals,
} from '../../contract/types';
import type { Effect } from '../../core/cart/types';
import { viewOf } from '../../core/cart/view';
import type { StoreState } from './types';

const NO_LINES: CartLine[] = [];

/** The full state to display. */
export const getState = ( { machine }: StoreState ): CartState =>
	viewOf( machine );

/** The effects of the last event, for the page's client. */
export const getEffects = ( { effects }: StoreState ): readonly Effect[] =>
	effects;

/** The cart to display; null while unknown. */
export const getCart = ( state: StoreState ): CartSnapshot | null =>
	getState( state ).cart;

/** The cart's lines, with pending changes applied. */
export const getLines = ( state: StoreState ): CartLine[] =>
	getCart( state )?.lines ?? NO_LINES;

/** The number of items, known before the cart itself. */
export const getCount = ( state: StoreState ): number =>
	getState( state ).count;

/** The totals of the confirmed lines; see `areTotalsPending`. */
export const getTotals = ( state: StoreState ): CartTotals | null =>
	getCart( state )?.totals ?? null;

/** Whether the totals are outdated by pending changes. */
export const areTotalsPending = ( state: StoreState ): boolean =>
	getState( state ).totals_pending;

/** Whether a quantity change is pending. @see spec 3.1, readings 15 */
export const isItemPendingQuantity = (
	state: StoreState,
	key: string
): boolean => getState( state ).pending[ key ] === 'quantity';

/** Whether a removal is pending. @see spec 3.1, readings 15 */
export const isItemPendingDelete = (
	state: StoreState,
	key: string
): boolean => getState( state ).pending[ key ] === 'delete';

/** The last failure, until the next change or its dismissal. */
export const getFailure = ( state: StoreState ): CartFailure | null =>
	getState( state ).failure;

/** The last removed line, which can be restored. */
export const getRemoved = ( state: StoreState ): CartState[ 'removed' ] =>
	getState( state ).removed;

/** Whether changes wait for the network. */
export const isOffline = ( state: StoreState ): boolean =>
	getState( state ).offline;

/** Whether changes are queued or pending. */
export const isBusy = ( state: StoreState ): boolean => getState( state ).busy;
