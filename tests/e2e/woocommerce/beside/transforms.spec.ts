/**
 * The blocks of a WooCommerce site become Vitrine's and theirs again.
 */
import type { Page } from '@playwright/test';
import { insert, logIn, newPage, transform } from '../../steps/editor';
import { expect, test } from '../../support/test';

/** What there is on every WooCommerce site, in the editor of pages. */
const PAIRS: [ ours: string, theirs: string ][] = [
	[ 'vitrine/mini-cart', 'woocommerce/mini-cart' ],
	[ 'vitrine/cart', 'woocommerce/cart' ],
	[ 'vitrine/checkout', 'woocommerce/checkout' ],
	[ 'vitrine/account-menu', 'woocommerce/customer-account' ],
	[ 'vitrine/product', 'woocommerce/single-product' ],
	[ 'vitrine/product-listing', 'woocommerce/product-collection' ],
];

interface Block {
	name: string;
	isValid: boolean;
}

/** A new block of a kind as another, saved and read again. */
const become = ( page: Page, from: string, to: string ): Promise< string[] > =>
	page.evaluate(
		( [ one, other ] ) => {
			const { wp } = window as unknown as {
				wp: {
					blocks: {
						createBlock: ( name: string ) => Block;
						getPossibleBlockTransformations: (
							blocks: Block[]
						) => { name: string }[];
						switchToBlockType: (
							block: Block,
							name: string
						) => Block[] | null;
						serialize: ( blocks: Block[] ) => string;
						parse: ( html: string ) => Block[];
					};
				};
			};
			const block = wp.blocks.createBlock( one );
			const offered = wp.blocks
				.getPossibleBlockTransformations( [ block ] )
				.some( ( type ) => type.name === other );
			const result = wp.blocks.switchToBlockType( block, other ) ?? [];
			return wp.blocks
				.parse( wp.blocks.serialize( result ) )
				.map( ( { name, isValid } ) =>
					[ offered && 'offered', isValid && 'valid', name ].join(
						' '
					)
				);
		},
		[ from, to ] as const
	);

/** Whether the editor takes a block onto a page by itself, from the inserter or the clipboard. */
const alone = ( page: Page, name: string ): Promise< boolean > =>
	page.evaluate( ( block ) => {
		const { wp } = window as unknown as {
			wp: {
				data: {
					select: ( store: string ) => {
						canInsertBlockType: (
							name: string,
							root: string
						) => boolean;
					};
				};
			};
		};
		return wp.data
			.select( 'core/block-editor' )
			.canInsertBlockType( block, '' );
	}, name );

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
			const back = there.flatMap( ( block ) =>
				read( blocks.switchToBlockType( block, one ) )
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

test( 'blocks of WooCommerce’s are transformed into ours and back', async ( {
	page,
} ) => {
	test.slow();
	await logIn( page );
	const canvas = await newPage( page, 'Transformed' );
	for ( const [ ours, theirs ] of PAIRS ) {
		expect( await become( page, theirs, ours ) ).toEqual( [
			`offered valid ${ ours }`,
		] );
		expect( await become( page, ours, theirs ) ).toEqual( [
			`offered valid ${ theirs }`,
		] );
	}

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

	expect(
		await become( page, 'core/query', 'vitrine/loop-builder' )
	).toEqual( [ 'offered valid vitrine/loop-builder' ] );

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

	expect( await alone( page, 'woocommerce/cart-line-items-block' ) ).toBe(
		false
	);
	expect( await alone( page, 'vitrine/proceed-to-checkout' ) ).toBe( true );
} );
