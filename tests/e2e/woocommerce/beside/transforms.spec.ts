/**
 * Transforms between WooCommerce's blocks and Vitrine's, in both directions.
 */
import type { Page } from '@playwright/test';
import {
	editProductTemplate,
	logIn,
	newPage,
	transform,
} from '../../steps/editor';
import { insert } from '../../steps/blocks';
import { select, takesAlone } from '../../admin/blocks/editor';
import { block, putProductTemplate } from '../../steps/site';
import { CORE, TAKEN, WOOCOMMERCE } from '../../admin/blocks/counterparts';
import { walkAll } from '../../admin/blocks/walk-transforms';
import type { Site } from '../../../site/types';
import { expect, test } from '../../support/test';

interface Block {
	name: string;
	isValid: boolean;
}

interface Part extends Block {
	innerBlocks: Part[];
}

type Template = [ string, object?, Template[]? ];

/**
 * Transforms a block with all its parts and back, saved and parsed each time.
 * Returns the names of the inner blocks and the invalid ones.
 */
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

/** A category that exists on every test site. */
const category = async ( site: Site ) => {
	const slug = 'lighting';
	const id = await site.php(
		`echo get_term_by( 'slug', $args['slug'], 'product_cat' )->term_id;`,
		{ args: { slug } }
	);
	return { id: Number( id ), slug };
};

/** Runs all transforms in an editor. */
const walk = async ( page: Page, site: Site ) => {
	const lighting = await category( site );
	return walkAll(
		page,
		[ ...CORE, ...WOOCOMMERCE( lighting ) ],
		TAKEN( lighting )
	);
};

test( 'every WooCommerce block with a counterpart transforms in a template and back, keeping settings', async ( {
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
	const lighting = await category( site );
	// All of them are there.
	expect( await walk( page, site ) ).toHaveLength(
		2 * [ ...CORE, ...WOOCOMMERCE( lighting ) ].length +
			TAKEN( lighting ).length
	);

	// None of our blocks is its parent there.
	await select( page, 'woocommerce/product-price' );
	await transform( page, 'Product Price', 'Product price' );
	await expect(
		canvas.locator( '[data-type="vitrine/product-price"]' )
	).toHaveText( /\d/ );
} );

test( "the Site Editor shows WooCommerce's reviews with their form, as the product page does", async ( {
	page,
	site,
} ) => {
	await putProductTemplate(
		site,
		block( 'vitrine/product-reviews', {} ) +
			block(
				'vitrine/product',
				{},
				block( 'vitrine/product-details', {
					layout: 'tabs',
					showReviews: true,
				} )
			)
	);
	await logIn( page );
	const canvas = await editProductTemplate( page, site );
	// The content is inert, so it has no roles.
	const reviews = canvas.locator( '[data-type="vitrine/product-reviews"]' );
	await expect( reviews ).toContainText( 'There are no reviews yet.' );
	await expect( reviews ).toContainText( 'Your review' );
	await expect(
		canvas.locator( '[data-type="vitrine/product-details"]' )
	).toContainText( 'There are no reviews yet.' );
} );

test( 'WooCommerce blocks on a page transform and back with their inner blocks', async ( {
	page,
	site,
} ) => {
	test.slow();
	await logIn( page );
	const canvas = await newPage( page, 'Transformed' );
	await walk( page, site );

	const cart = await goAndCome( page, 'vitrine/cart', 'woocommerce/cart' );
	expect( cart ).toMatchObject( { lost: [], invalid: [] } );
	expect( cart.there ).toContain( 'woocommerce/cart-line-items-block' );
	const checkout = await goAndCome(
		page,
		'vitrine/checkout',
		'woocommerce/checkout'
	);
	expect( checkout ).toMatchObject( {
		// WooCommerce has it in the contact information block.
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
	// WooCommerce names it after its collection.
	await transform( page, 'Product Catalog', 'Product listing' );
	// Its cards have inner blocks, in both directions.
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
