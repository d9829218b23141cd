import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test';

/** The variations form of the product, in Vitrine's or the engine's markup. */
export const form = ( page: Page ): Locator =>
	page.locator( 'form.variations_form' ).first();

export const panel = ( page: Page ): Locator =>
	form( page ).locator( '.single_variation' );

export const price = ( page: Page ): Locator =>
	form( page ).locator( '.woocommerce-variation-price' );

export const addButton = ( page: Page ): Locator =>
	form( page ).locator( '.single_add_to_cart_button' );

/** The element that announces changes of the form: Vitrine's live region, or WooCommerce's messages. */
export const announced = ( page: Page ): Locator =>
	form( page )
		.getByRole( 'status' )
		.or( form( page ).getByRole( 'alert' ).filter( { hasText: /\S/ } ) )
		.first();

export const resetLink = ( page: Page ): Locator =>
	form( page ).locator( '.reset_variations' );

/** The visible field of an attribute: its dropdown or its option buttons. */
export const field = ( page: Page, attribute: string ): Locator =>
	form( page )
		.getByRole( 'radiogroup', { name: attribute } )
		.or( form( page ).getByRole( 'combobox', { name: attribute } ) );

/** Selects an option by its label. */
export async function choose(
	page: Page,
	attribute: string,
	option: string
): Promise< void > {
	const control = field( page, attribute );
	if ( ( await control.getAttribute( 'role' ) ) === 'radiogroup' ) {
		await control
			.getByRole( 'radio', { name: option, exact: true } )
			.check();
	} else {
		await control.selectOption( { label: option } );
	}
}

/** Opens a product page, and waits until the form is initialized. */
export async function openProduct(
	page: Page,
	slug: string,
	query = ''
): Promise< void > {
	await page.addInitScript( () => {
		document.addEventListener(
			'vitrine:check-variations',
			( { target } ) => {
				( target as HTMLElement ).dataset.checked = 'yes';
			}
		);
	} );
	await page.goto( `/product/${ slug }/${ query }` );
	await expect( form( page ) ).toHaveAttribute( 'data-checked', 'yes' );
}

/** The parts of a variation that a test changes. */
interface Listed {
	attributes: Record< string, string >;
}

const ENTITIES: readonly ( readonly [ string, string ] )[] = [
	[ '&quot;', '"' ],
	[ '&#039;', "'" ],
	[ '&lt;', '<' ],
	[ '&gt;', '>' ],
	[ '&amp;', '&' ],
];

/** Serves a product page with other variations than the server has, or with none: false. */
export async function withVariations(
	page: Page,
	slug: string,
	change: ( list: Listed[] ) => Listed[] | false
): Promise< void > {
	await page.route( `**/product/${ slug }/`, async ( route ) => {
		const answer = await route.fetch();
		const html = await answer.text();
		const body = html.replace(
			/data-product_variations="([^"]*)"/,
			( _all, json: string ) => {
				const read = ENTITIES.reduce(
					( text, [ entity, sign ] ) =>
						text.replaceAll( entity, sign ),
					json
				);
				const written = ENTITIES.reduceRight(
					( text, [ entity, sign ] ) =>
						text.replaceAll( sign, entity ),
					JSON.stringify( change( JSON.parse( read ) as Listed[] ) )
				);
				return `data-product_variations="${ written }"`;
			}
		);
		await route.fulfill( { response: answer, body } );
	} );
}
