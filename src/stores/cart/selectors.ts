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

/** All that is to be shown, in one. */
export const getState = ( { machine }: StoreState ): CartState =>
	viewOf( machine );

/** What the last event is to bring about; for the page's client. */
export const getEffects = ( { effects }: StoreState ): readonly Effect[] =>
	effects;

/** The cart as it is to be shown; null while it is not known. */
export const getCart = ( state: StoreState ): CartSnapshot | null =>
	getState( state ).cart;

/** Its lines, with what is pending done upon them. */
export const getLines = ( state: StoreState ): CartLine[] =>
	getCart( state )?.lines ?? NO_LINES;

/** The number of pieces, known before the cart is. */
export const getCount = ( state: StoreState ): number =>
	getState( state ).count;

/** Its totals; of the lines that are confirmed, see `areTotalsPending`. */
export const getTotals = ( state: StoreState ): CartTotals | null =>
	getCart( state )?.totals ?? null;

/** Whether the totals are not yet those of the lines. */
export const areTotalsPending = ( state: StoreState ): boolean =>
	getState( state ).totals_pending;

/** Whether a new quantity of an item is on its way. @see spec 3.1, readings 15 */
export const isItemPendingQuantity = (
	state: StoreState,
	key: string
): boolean => getState( state ).pending[ key ] === 'quantity';

/** Whether the removal of an item is on its way. @see spec 3.1, readings 15 */
export const isItemPendingDelete = (
	state: StoreState,
	key: string
): boolean => getState( state ).pending[ key ] === 'delete';

/** The last failure, until the next change or until it is dismissed. */
export const getFailure = ( state: StoreState ): CartFailure | null =>
	getState( state ).failure;

/** What was removed last and can be put back. */
export const getRemoved = ( state: StoreState ): CartState[ 'removed' ] =>
	getState( state ).removed;

/** Whether changes wait for the network. */
export const isOffline = ( state: StoreState ): boolean =>
	getState( state ).offline;

/** Whether a change waits or is under way. */
export const isBusy = ( state: StoreState ): boolean => getState( state ).busy;
