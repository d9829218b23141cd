import contract from '../../contract/contract.json';
import type { AddIntent } from '../../contract/types';
import type { Intent } from '../../core/cart/types';

const { fields } = contract;

/** Converts an add request to an intent of the core. */
export const asIntent = ( sent: AddIntent ): Intent => {
	const isListing = sent.kind === 'listing';
	const read = ( name: string ) =>
		Number( isListing ? sent.payload[ name ] : sent.body.get( name ) ) || 0;
	return {
		kind: 'add',
		sent,
		product: read( isListing ? fields.product_id : fields.add_to_cart ),
		variation: read( fields.variation_id ),
		quantity: isListing
			? Number( sent.payload[ fields.quantity ] ?? 1 ) || 0
			: sent.quantity,
	};
};
