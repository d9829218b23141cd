import { widget } from '../../steps/classic';
import { addFromListing, cartIcon, expectCount } from '../../steps/shopper';
import { expect, test } from '../../support/test';

interface JQuery {
	( target: string ): { replaceWith: ( html: string ) => void };
	get: (
		url: string
	) => PromiseLike< { fragments: Record< string, string > } >;
}

/** Requests fragments and renders them by itself, as themes do. */
const paint = async ( url: string ) => {
	const { jQuery } = window as unknown as { jQuery: JQuery };
	const { fragments } = await jQuery.get( url );
	for ( const [ selector, html ] of Object.entries( fragments ) ) {
		jQuery( selector ).replaceWith( html );
	}
};

test( 'an outdated response that a theme renders late is replaced', async ( {
	page,
} ) => {
	await page.goto( '/shop/?orderby=price' );
	if ( ! ( await page.evaluate( () => 'jQuery' in window ) ) ) {
		await page.addScriptTag( { url: '/wp-includes/js/jquery/jquery.js' } );
	}
	await addFromListing( page, 'Storage Jar, small', 1 );
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	const url = '/?wc-ajax=get_refreshed_fragments&theirs=1';
	const asked = page.waitForRequest( /theirs=1$/ );
	const answered = new Promise< void >( ( resolve, reject ) => {
		page.route( /theirs=1$/, async ( route ) => {
			const response = await route.fetch();
			resolve();
			await released;
			await route.fulfill( { response } );
		} ).catch( reject );
	} );
	const painted = page.evaluate( paint, url );
	await asked;
	await answered;

	await cartIcon( page ).hover();
	await widget( page )
		.getByRole( 'button', { name: /^Increase quantity/ } )
		.click();
	await expect( widget( page ) ).toContainText( '€32.00' );
	await expect( widget( page ) ).not.toHaveClass( /loading/ );

	release();
	await painted;
	await expect( widget( page ) ).toContainText( '€32.00' );
	await expectCount( page, 2 );
} );
