import type { Behaviour } from '../page';
import { stepQuantities } from '../quantity/steppers';
import { addFromProduct } from './form';

/** What a product page does. */
export const wire: Behaviour = ( page ) => {
	stepQuantities( page );
	addFromProduct( page );
};
