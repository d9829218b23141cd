import { block, putPage } from '../steps/site';
import { test, expect } from '../support/test';

// With a paused clock, WordPress's runtime gets no navigation timing.
test.use( { allowedErrors: [ /domContentLoadedEventStart/ ] } );

for ( const [ kind, notice ] of [
	[ 'message', '<div class="woocommerce-message" role="alert">Kept.</div>' ],
	[
		'error',
		'<ul class="woocommerce-error" role="alert"><li>Lost.</li></ul>',
	],
	[
		'notice banner',
		'<div class="wc-block-components-notice-banner is-info" role="alert"><div>Look.</div></div>',
	],
] as const ) {
	test( `a ${ kind } gets focus half a second after load, not before [8.7-01]`, async ( {
		page,
		site,
	} ) => {
		await putPage(
			site,
			'told',
			block( 'core/html', {}, notice ) + block( 'vitrine/scroll-to-top' )
		);
		const script = page.waitForResponse( /loader-chunks\/after-add\.js/ );
		await page.clock.install( { time: 0 } );
		await page.clock.pauseAt( 1000 );
		await page.goto( '/told/' );
		const told = page.getByRole( 'main' ).getByRole( 'alert' );
		await ( await script ).finished();
		await expect( told ).toBeVisible();
		await page.clock.runFor( 499 );
		await expect( told ).not.toBeFocused();
		await page.clock.runFor( 1 );
		await expect( told ).toBeFocused();
	} );
}

test( 'focus stays in a field being filled in, and the notice is announced', async ( {
	page,
	site,
} ) => {
	await putPage(
		site,
		'told',
		block(
			'core/html',
			{},
			'<div class="woocommerce-message" role="alert">Kept.</div><label>Name <input></label>'
		) + block( 'vitrine/scroll-to-top' )
	);
	const script = page.waitForResponse( /loader-chunks\/after-add\.js/ );
	await page.clock.install( { time: 0 } );
	await page.clock.pauseAt( 1000 );
	await page.goto( '/told/' );
	await ( await script ).finished();
	const name = page.getByRole( 'textbox', { name: 'Name' } );
	await name.pressSequentially( 'Ad' );
	await page.clock.runFor( 500 );
	await expect( page.locator( '#vitrine-live-region' ) ).toHaveText(
		'Kept.'
	);
	await expect( name ).toBeFocused();
} );
