/**
 * Plugins that change how scripts are loaded.
 */
import {
	cart,
	changeQuantity,
	checkout,
	choose,
	expectPieces,
	listing,
	LISTING,
	listingButton,
	open,
	product,
	productButton,
	fillAddress,
} from '../walk/steps';
import type { Neighbour, Walk } from '../walk/types';

/** The first interaction, after which scripts load. */
const touch = async ( { page }: Walk ) => {
	await page.mouse.move( 5, 5 );
	await page.mouse.move( 9, 9 );
	await page.waitForFunction( () => 'delayedScriptsRan' in window );
};

export const SCRIPTS: readonly Neighbour[] = [
	{
		plugin: 'scripts/script-delay',
		family: 'script delay',
		classic: true,
		racing: true,
		walk: async ( walk ) => {
			const { page } = walk;
			await open( walk, 'listing', LISTING );
			await walk.step( 'listing: touch', () => touch( walk ) );
			await walk.step( 'listing: add', async () => {
				await listingButton( page ).click();
				await expectPieces( walk, 1 );
			} );
			await open( walk, 'product', '/product/wool-throw/' );
			await walk.step( 'product: touch', () => touch( walk ) );
			await walk.step( 'product: choose', () =>
				choose( page, 'sand', '150x220' )
			);
			await walk.step( 'product: add', async () => {
				await productButton( page ).click();
				await expectPieces( walk, 2 );
			} );
			await open( walk, 'cart', '/cart/' );
			await walk.step( 'cart: touch', () => touch( walk ) );
			await changeQuantity( walk, 'cart', 3, 4 );
			await open( walk, 'checkout', '/checkout/' );
			await walk.step( 'checkout: touch', () => touch( walk ) );
			await walk.step( 'checkout: address', () => fillAddress( page ) );
			await walk.step( 'checkout: order', async () => {
				await page.locator( '#place_order' ).click();
				await page.waitForURL( /order-received/ );
			} );
		},
	},
	{
		plugin: 'scripts/script-combination',
		family: 'script combination',
		classic: true,
		walk: async ( walk ) => {
			await listing( walk );
			await product( walk, 'wool-throw', {
				first: () => choose( walk.page, 'sand', '150x220' ),
			} );
			await cart( walk );
			await checkout( walk );
		},
	},
];
