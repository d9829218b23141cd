import type { Behaviour } from '../page';
import { placeOrders } from './place-order';
import { keepReview } from './review';

/** What a checkout page does. */
export const wire: Behaviour = ( page ) => {
	placeOrders( page );
	keepReview( page );
};
