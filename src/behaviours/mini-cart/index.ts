import { changeLines } from '../cart/lines';
import type { Behavior } from '../page';
import { stepQuantities } from '../quantity/steppers';
import { changeQuantities } from './quantity';

/** Wires up a mini-cart or drawer once it is used. */
export const wire: Behavior = ( page ) => {
	stepQuantities( page );
	changeLines( page );
	changeQuantities( page );
};
