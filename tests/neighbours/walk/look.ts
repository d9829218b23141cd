import type { Page } from '@playwright/test';

/** Elements that show the cart, whatever the plugins. */
const USUAL = [
	'.wc-block-mini-cart__badge',
	'.site-header-cart .cart-contents',
	'.added_to_cart',
	'form.cart .single_add_to_cart_button',
	'form.cart .qty',
	'.woocommerce-variation-price',
	'.woocommerce-variation-availability',
	'.woocommerce-cart-form__contents',
	'.cart_totals',
	'.woocommerce-checkout-review-order-table',
	'.wc_payment_methods',
	'.woocommerce-order',
];

/** The state of a page. */
export interface Look {
	notices: string[];
	focus: string[];
	shown: string[];
}

/** Replaces parts that differ each time. */
const steady = ( text: string ): string =>
	text
		.replace( /\b[0-9a-f]{32}\b/g, 'HASH' )
		.replace( /\bwc_order_\w+/g, 'KEY' )
		.replace( /(order number:?\s*)\d+/gi, '$1N' )
		.replace( /\b[A-Z][a-z]+ \d{1,2}, 20\d\d\b/g, 'TODAY' );

/**
 * Captures notices, focus and shown elements of a page.
 *
 * @param page  The page.
 * @param shows Selectors of more elements.
 */
export async function look(
	page: Page,
	shows: readonly string[]
): Promise< Look > {
	const seen = await page.evaluate(
		( selectors ) => {
			const nameOf = ( element: Element ) =>
				[
					element.localName,
					element.id ? `#${ element.id }` : '',
					...[ ...element.classList ]
						.slice( 0, 1 )
						.map( ( one ) => `.${ one }` ),
				].join( '' );
			const placeOf = ( element: Element ) => {
				const above: string[] = [];
				for (
					let one = element.parentElement;
					one && one !== document.body && above.length < 4;
					one = one.parentElement
				) {
					above.push( nameOf( one ) );
				}
				return above.join( ' < ' );
			};
			const textOf = ( element: Element ) =>
				( element instanceof HTMLInputElement
					? element.value
					: ( element as HTMLElement ).innerText
				)
					.replace( /\s+/g, ' ' )
					.trim();
			const visible = ( selector: string ) =>
				[ ...document.querySelectorAll( selector ) ].filter( ( one ) =>
					one.checkVisibility( {
						opacityProperty: true,
						visibilityProperty: true,
					} )
				);
			const state = ( element: Element ) =>
				[ 'disabled', 'added', 'loading' ].filter( ( name ) =>
					element.classList.contains( name )
				);
			const notices = visible(
				'.woocommerce-message, .woocommerce-info, .woocommerce-error, .wc-block-components-notice-banner, .coupon-error-notice, .checkout-inline-error-message'
			).map(
				( one ) =>
					`${ nameOf( one ) } [${
						one.getAttribute( 'role' ) ?? ''
					}] in ${ placeOf( one ) }: ${ textOf( one ) }`
			);
			const active =
				document.body.ownerDocument.activeElement ?? document.body;
			const shown = selectors.flatMap( ( selector ) =>
				visible( selector ).map( ( one ) =>
					[ selector, ...state( one ), `“${ textOf( one ) }”` ].join(
						' '
					)
				)
			);
			return { notices, focus: [ nameOf( active ) ], shown };
		},
		[ ...USUAL, ...shows ]
	);
	return {
		notices: seen.notices.map( steady ),
		focus: seen.focus,
		shown: seen.shown.map( steady ),
	};
}
