import contract from '../../contract/contract.json';

/** The id of the page's cart data; a second shop's has its name behind it. */
export const dataId = ( scope: string ): string =>
	scope
		? `${ contract.markers.cart_data }-${ scope }`
		: contract.markers.cart_data;
