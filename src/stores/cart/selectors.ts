import type {
	CartFailure,
	CartLine,
	CartSnapshot,
	CartState,
	CartTotals,
} from '../../contract/types';
import type { StoreState } from './types';

const NO_LINES: CartLine[] = [];

/** The cart as it is to be shown; null while it is not known. */
export const getCart = ( state: StoreState ): CartSnapshot | null => state.cart;

/** Its lines, with what is pending done upon them. */
export const getLines = ( state: StoreState ): CartLine[] =>
	state.cart?.lines ?? NO_LINES;

/** The number of pieces, known before the cart is. */
export const getCount = ( state: StoreState ): number => state.count;

/** Its totals; of the lines that are confirmed, see `areTotalsPending`. */
export const getTotals = ( state: StoreState ): CartTotals | null =>
	state.cart?.totals ?? null;

/** Whether the totals are not yet those of the lines. */
export const areTotalsPending = ( state: StoreState ): boolean =>
	state.totals_pending;

/** Whether a new quantity of an item is on its way. @see spec 3.1, readings 15 */
export const isItemPendingQuantity = (
	state: StoreState,
	key: string
): boolean => state.pending[ key ] === 'quantity';

/** Whether the removal of an item is on its way. @see spec 3.1, readings 15 */
export const isItemPendingDelete = (
	state: StoreState,
	key: string
): boolean => state.pending[ key ] === 'delete';

/** The last failure, until the next change or until it is dismissed. */
export const getFailure = ( state: StoreState ): CartFailure | null =>
	state.failure;

/** What was removed last and can be put back. */
export const getRemoved = ( state: StoreState ): CartState[ 'removed' ] =>
	state.removed;

/** Whether changes wait for the network. */
export const isOffline = ( state: StoreState ): boolean => state.offline;

/** Whether a change waits or is under way. */
export const isBusy = ( state: StoreState ): boolean => state.busy;
