import { fillEmptyMiniCarts } from '../../../../src/behaviours/mini-cart/empty';

it( "fills only empty mini-carts with the page's template", () => {
	document.body.innerHTML = `
		<div class="widget_shopping_cart_content"></div>
		<div class="widget_shopping_cart_content"><p>Filled</p></div>
		<template id="vitrine-empty-mini-cart"><p>No products in the cart.</p></template>`;
	fillEmptyMiniCarts();
	expect(
		[ ...document.querySelectorAll( '.widget_shopping_cart_content' ) ].map(
			( { textContent } ) => textContent
		)
	).toEqual( [ 'No products in the cart.', 'Filled' ] );
} );
