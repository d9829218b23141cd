import contract from '../../contract/contract.json';

/** Id of the page's cart data, suffixed with a second shop's scope. */
export const dataId = ( scope: string ): string =>
	scope
		? `${ contract.markers.cart_data }-${ scope }`
		: contract.markers.cart_data;
