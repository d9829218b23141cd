import { changeLines } from '../cart/lines';
import type { Behaviour } from '../page';
import { stepQuantities } from '../quantity/steppers';
import { changeQuantities } from './quantity';

/** What a mini-cart or drawer does once it is used. */
export const wire: Behaviour = ( page ) => {
	stepQuantities( page );
	changeLines( page );
	changeQuantities( page );
};
