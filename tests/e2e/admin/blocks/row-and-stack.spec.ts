import type { FrameLocator, Page } from '@playwright/test';
import { edit, logIn, logOut } from '../../steps/editor';
import { haveInCart } from '../../steps/shopper';
import { block, productId, putPage } from '../../steps/site';
import { expect, test } from '../../support/test';

/** Blocks whose layout depends on their own width. */
const BLOCKS = [
	'product-listing',
	'product',
	'loop-builder',
	'cart',
	'checkout',
	'account',
];

/** A group in a flex layout with one of the blocks in it. */
const inGroup = ( layout: object, inner: string ): string =>
	`<!-- wp:group ${ JSON.stringify( {
		layout: { type: 'flex', ...layout },
	} ) } --><div class="wp-block-group">${ inner }</div><!-- /wp:group -->`;

/** Names of the blocks that are as wide as the group around them. */
const wideIn = async ( where: Page | FrameLocator ): Promise< string[] > => {
	const names: string[] = [];
	for ( const name of BLOCKS ) {
		const isWide = await where
			.locator( `.wp-block-vitrine-${ name }` )
			.evaluateAll( ( [ one ] ) => {
				const width = one?.getBoundingClientRect().width ?? 0;
				return (
					width > 300 &&
					width === one?.parentElement?.getBoundingClientRect().width
				);
			} );
		if ( isWide ) {
			names.push( name );
		}
	}
	return names;
};

for ( const [ layout, settings ] of [
	[ 'Row', { flexWrap: 'nowrap' } ],
	[ 'Stack', { orientation: 'vertical' } ],
] as const ) {
	test( `blocks in a ${ layout } are as wide as it, in the editor and on the page`, async ( {
		page,
		site,
	} ) => {
		const mug = await productId( site, 'everyday-mug' );
		await putPage(
			site,
			'groups',
			BLOCKS.map( ( name ) =>
				inGroup(
					settings,
					block(
						`vitrine/${ name }`,
						name === 'product' ? { productId: mug } : {}
					)
				)
			).join( '' )
		);
		await logIn( page );
		const canvas = await edit( page, 'groups', site );
		await expect.poll( () => wideIn( canvas ) ).toEqual( BLOCKS );

		await logOut( page );
		await haveInCart( page, 'Everyday Mug' );
		for ( const width of [ 1280, 390 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			await page.goto( '/groups/' );
			expect( await wideIn( page ) ).toEqual( BLOCKS );
		}
	} );
}
