/**
 * The blocks of a WooCommerce site become Vitrine's and theirs again.
 */
import type { Page } from '@playwright/test';
import {
	editProductTemplate,
	insert,
	logIn,
	newPage,
	transform,
} from '../../steps/editor';
import { select, takesAlone } from '../../admin/blocks/editor';
import { block, putProductTemplate } from '../../steps/site';
import { become, inWords } from '../../steps/transforms';
import { expect, test } from '../../support/test';

/** What there is on every WooCommerce site, in the editor of pages. */
const PAIRS: [ ours: string, theirs: string ][] = [
	[ 'vitrine/mini-cart', 'woocommerce/mini-cart' ],
	[ 'vitrine/cart', 'woocommerce/cart' ],
	[ 'vitrine/checkout', 'woocommerce/checkout' ],
	[ 'vitrine/account-menu', 'woocommerce/customer-account' ],
	[ 'vitrine/product', 'woocommerce/single-product' ],
	[ 'vitrine/product-listing', 'woocommerce/product-collection' ],
	[ 'vitrine/all-reviews', 'woocommerce/all-reviews' ],
];

/** What WooCommerce has in templates alone. */
const IN_TEMPLATES: typeof PAIRS = [
	[ 'vitrine/breadcrumbs', 'woocommerce/breadcrumbs' ],
	[ 'vitrine/product-price', 'woocommerce/product-price' ],
	[ 'vitrine/product-rating', 'woocommerce/product-rating' ],
	[ 'vitrine/product-stock', 'woocommerce/product-stock-indicator' ],
	[ 'vitrine/product-gallery', 'woocommerce/product-image-gallery' ],
	[ 'vitrine/product-form', 'woocommerce/add-to-cart-form' ],
	[ 'vitrine/product-meta', 'woocommerce/product-meta' ],
	[ 'vitrine/product-details', 'woocommerce/product-details' ],
	[ 'vitrine/product-reviews', 'woocommerce/product-reviews' ],
];

/** What becomes ours, which becomes another of theirs. */
const TAKEN: typeof PAIRS = [
	[ 'vitrine/product-form', 'woocommerce/product-button' ],
	[ 'vitrine/product-form', 'woocommerce/add-to-cart-with-options' ],
	[ 'vitrine/product-gallery', 'woocommerce/product-gallery' ],
	[ 'vitrine/product-gallery', 'woocommerce/product-image' ],
	[ 'vitrine/product-short-description', 'woocommerce/product-summary' ],
];

/** Its older lists, which become a listing, and that becomes its collection. */
const OLDER: typeof PAIRS = [
	'product-best-sellers',
	'product-new',
	'product-on-sale',
	'product-top-rated',
	'handpicked-products',
].map( ( name ) => [ 'vitrine/product-listing', `woocommerce/${ name }` ] );

interface Block {
	name: string;
	isValid: boolean;
}

interface Part extends Block {
	innerBlocks: Part[];
}

type Template = [ string, object?, Template[]? ];

/** A block with all its parts as another and back, each saved and read again: the names of what is in it, and what is invalid. */
const goAndCome = (
	page: Page,
	ours: string,
	theirs: string
): Promise< { there: string[]; lost: string[]; invalid: string[] } > =>
	page.evaluate(
		( [ one, other ] ) => {
			const { wp } = window as unknown as {
				wp: {
					blocks: {
						createBlock: (
							name: string,
							attributes: object,
							inner: Part[]
						) => Part;
						createBlocksFromInnerBlocksTemplate: (
							template: Template[]
						) => Part[];
						getBlockVariations: ( name: string ) => {
							isDefault?: boolean;
							innerBlocks?: Template[];
						}[];
						switchToBlockType: (
							block: Part,
							name: string
						) => Part[] | null;
						serialize: ( blocks: Part[] ) => string;
						parse: ( html: string ) => Part[];
					};
				};
			};
			const { blocks } = wp;
			const flat = ( all: Part[] ): Part[] =>
				all.flatMap( ( part ) => [
					part,
					...flat( part.innerBlocks ),
				] );
			const read = ( all: Part[] | null ) =>
				blocks.parse( blocks.serialize( all ?? [] ) );
			const names = ( all: Part[] ) =>
				flat( all ).map( ( { name } ) => name );
			const parts =
				blocks
					.getBlockVariations( one )
					.find( ( { isDefault } ) => isDefault )?.innerBlocks ?? [];
			const first = blocks.createBlock(
				one,
				{},
				blocks.createBlocksFromInnerBlocksTemplate( parts )
			);
			const there = read( blocks.switchToBlockType( first, other ) );
			const back = there.flatMap( ( each ) =>
				read( blocks.switchToBlockType( each, one ) )
			);
			return {
				there: names( there ),
				lost: names( [ first ] ).filter(
					( name ) => ! names( back ).includes( name )
				),
				invalid: flat( [ ...there, ...back ] )
					.filter( ( { isValid } ) => ! isValid )
					.map( ( { name } ) => name ),
			};
		},
		[ ours, theirs ] as const
	);

/** Sees that theirs are offered as ours, and most of ours as theirs. */
async function expectTransforms(
	page: Page,
	both: typeof PAIRS,
	taken: typeof PAIRS = []
): Promise< void > {
	const turns = [
		...[ ...both, ...taken ].map( ( [ ours, theirs ] ) => [
			theirs,
			ours,
		] ),
		...both,
	] as [ string, string ][];
	const became: string[][] = [];
	for ( const [ name, other ] of turns ) {
		became.push( inWords( await become( page, { name }, other ) ) );
	}
	expect( became ).toEqual(
		turns.map( ( [ , other ] ) => [ `offered valid ${ other }` ] )
	);
}

test( 'parts of WooCommerce’s product template are transformed into ours and back', async ( {
	page,
	site,
} ) => {
	await putProductTemplate(
		site,
		block(
			'woocommerce/product-price',
			{},
			// As WooCommerce saves it.
			'<div class="is-loading"></div>'
		)
	);
	await logIn( page );
	const canvas = await editProductTemplate( page, site );
	await expectTransforms( page, IN_TEMPLATES, TAKEN );

	// No block of ours is around it there.
	await select( page, 'woocommerce/product-price' );
	await transform( page, 'Product Price', 'Product price' );
	await expect(
		canvas.locator( '[data-type="vitrine/product-price"]' )
	).toHaveText( /\d/ );
} );

test( 'blocks of WooCommerce’s are transformed into ours and back', async ( {
	page,
} ) => {
	test.slow();
	await logIn( page );
	const canvas = await newPage( page, 'Transformed' );
	await expectTransforms( page, PAIRS, OLDER );
	expect(
		inWords(
			await become( page, { name: 'core/query' }, 'vitrine/loop-builder' )
		)
	).toEqual( [ 'offered valid vitrine/loop-builder' ] );

	const cart = await goAndCome( page, 'vitrine/cart', 'woocommerce/cart' );
	expect( cart ).toMatchObject( { lost: [], invalid: [] } );
	expect( cart.there ).toContain( 'woocommerce/cart-line-items-block' );
	const checkout = await goAndCome(
		page,
		'vitrine/checkout',
		'woocommerce/checkout'
	);
	expect( checkout ).toMatchObject( {
		// Theirs has its own in the contact information.
		lost: [ 'vitrine/checkout-login' ],
		invalid: [],
	} );
	expect( checkout.there ).toContain( 'woocommerce/checkout-actions-block' );

	await insert( page, 'Product listing' );
	await transform( page, 'Product listing', 'Product Collection' );
	const collection = canvas.locator(
		'[data-type="woocommerce/product-collection"]'
	);
	await expect( collection ).toContainText( 'Everyday Mug' );
	// WooCommerce names it by its collection.
	await transform( page, 'Product Catalog', 'Product listing' );
	// Its cards are blocks, there and back.
	await expect(
		canvas
			.locator( '[data-type="vitrine/product-template"]' )
			.getByText( 'Everyday Mug' )
	).toBeVisible();

	expect(
		await takesAlone( page, 'woocommerce/cart-line-items-block' )
	).toBe( false );
	expect( await takesAlone( page, 'vitrine/proceed-to-checkout' ) ).toBe(
		true
	);
} );
