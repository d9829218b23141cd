import { CONTROLS } from './specimens/controls';
import { OF_CARTS } from './specimens/cart';
import { OF_PRODUCTS } from './specimens/product';
import type { Group } from './specimens/specimen';

/** PHP that prints the ID of the product on the page. */
export const FIND_PRODUCT =
	"echo get_page_by_path( 'bud-vase', OBJECT, 'vitrine_product' )->ID;";

/** Blocks whose styles the page needs, and whose components it shows as they are. */
const blocks = ( product: string ): string[] => [
	'<!-- wp:vitrine/product-listing {"rows":1} /-->',
	'<!-- wp:vitrine/product-listing {"rows":1} --><!-- wp:vitrine/product-template --><!-- wp:vitrine/loop-product {"part":"image"} /--><!-- /wp:vitrine/product-template --><!-- /wp:vitrine/product-listing -->',
	// The sticky bar would cover the screenshots.
	`<!-- wp:vitrine/product {"productId":${ product },"stickyBar":false} /-->`,
	'<!-- wp:vitrine/loop-builder /-->',
	'<!-- wp:vitrine/cart /-->',
	'<!-- wp:vitrine/checkout /-->',
	'<!-- wp:vitrine/account /-->',
];

/** Component groups by heading. */
export const SPECIMENS: Record< string, Group > = {
	...CONTROLS,
	...OF_PRODUCTS,
	...OF_CARTS,
};

const group = ( [ heading, { scope, list, column = '14rem' } ]: [
	string,
	Group,
] ): string =>
	`<!-- wp:html --><section class="alignwide ${ scope }"><h2>${ heading }</h2><div style="display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fill,minmax(min(${ column },100%),1fr));align-items:start">${ list
		.map(
			( { name, html, force } ) =>
				`<figure style="margin:0;min-inline-size:0" data-force="${
					force ?? ''
				}"><figcaption style="font-size:.75rem">${ name }</figcaption>${ html }</figure>`
		)
		.join( '' ) }</div></section><!-- /wp:html -->`;

/**
 * Returns the page as the editor saves it.
 *
 * @param product ID of the product on the page.
 */
export const styleGuide = ( product: string ): string =>
	[ ...Object.entries( SPECIMENS ).map( group ), ...blocks( product ) ].join(
		''
	);
