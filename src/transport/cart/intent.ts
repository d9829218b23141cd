import contract from '../../contract/contract.json';
import type { AddIntent } from '../../contract/types';
import type { Intent } from '../../core/cart/types';

/** An add as the core knows it: what is sent, and what it is about. */
export const asIntent = ( sent: AddIntent ): Intent => {
	const number = ( value: unknown ) => Number( value ) || 0;
	return sent.kind === 'listing'
		? {
				kind: 'add',
				sent,
				product: number( sent.payload[ contract.fields.product_id ] ),
				variation: number(
					sent.payload[ contract.fields.variation_id ]
				),
				quantity: number(
					sent.payload[ contract.fields.quantity ] ?? 1
				),
		  }
		: {
				kind: 'add',
				sent,
				product: number( sent.body.get( contract.fields.add_to_cart ) ),
				variation: number(
					sent.body.get( contract.fields.variation_id )
				),
				quantity: sent.quantity,
		  };
};
