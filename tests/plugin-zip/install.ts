/**
 * Installs the archive on a clean WordPress with the upload form, activates it,
 * and opens every page; PHP must log no errors. Then again next to WooCommerce if
 * available, as on a live site: without WP_DEBUG.
 */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { temporaryName } from '../site/boot/owner';
import { keptFolder } from '../site/commerce/kept';
import { createSite } from '../site/site';
import { atSignals } from '../site/tools/children';
import { projectRoot } from '../site/tools/paths';
import { say } from '../site/tools/progress';
import type { Commerce, Site } from '../site/types';
import { Session } from './session';

const ARCHIVE = '.cache/vitrine.zip';
const PLUGIN = 'vitrine/plugin.php';

/** Links that do more than open a page. */
const NOT_A_PAGE = /action=|customize\.php|^#|^javascript:|wp-login\.php/;

async function main(): Promise< void > {
	await on( 'builtin' );
	if ( keptFolder( 'WOOCOMMERCE_DIR' ) ) {
		await on( 'woocommerce' );
	}
}

async function on( commerce: Commerce ): Promise< void > {
	const site = await createSite( {
		name: temporaryName( 'zip' ),
		temporary: true,
		plugin: null,
		commerce,
	} );
	atSignals( () => site.stop() );
	try {
		if ( commerce === 'woocommerce' ) {
			goLive( site );
		}
		await check( site, commerce );
	} finally {
		await site.stop();
	}
}

/** Turns off WP_DEBUG, as on a live site. */
function goLive( site: Site ): void {
	const file = `${ site.dir }/www/wp-config.php`;
	const config = readFileSync( file, 'utf8' );
	const live = config.replace(
		"define( 'WP_DEBUG', true );",
		"define( 'WP_DEBUG', false );"
	);
	assert.notEqual( live, config, 'wp-config.php does not define WP_DEBUG.' );
	writeFileSync( file, live );
}

async function check( site: Site, commerce: Commerce ): Promise< void > {
	// WooCommerce's own installation logs notices.
	const before = site.debugLog();
	const admin = new Session( site.url );
	await admin.logIn( 'admin', 'password' );
	await upload( admin );
	await follow(
		admin,
		`/wp-admin/plugins.php`,
		`action=activate&amp;plugin=${ encodeURIComponent( PLUGIN ) }`
	);
	assert.equal( await isActive( site ), true, 'The plugin is not active.' );

	const shop = await shopPages( site, commerce );
	await wantPages( new Session( site.url ), [ '/', ...shop ] );
	// Some WooCommerce links redirect to pages that were moved.
	const adminPages = ( await menu( admin ) ).filter(
		( link ) => commerce === 'builtin' || link.includes( 'vitrine' )
	);
	await wantPages( admin, adminPages );
	if ( commerce === 'woocommerce' ) {
		await buyBesideWooCommerce( site );
	}

	await follow(
		admin,
		`/wp-admin/plugins.php`,
		`action=deactivate&amp;plugin=${ encodeURIComponent( PLUGIN ) }`
	);
	assert.equal(
		await isActive( site ),
		false,
		'The plugin is still active.'
	);
	await wantPages( new Session( site.url ), [ '/' ] );

	assert.equal( site.debugLog(), before, 'PHP complained.' );
	say(
		`The zip installs on ${ commerce }, and ${
			shop.length + 1
		} pages and ${ adminPages.length } admin pages load without PHP errors.`
	);
}

/** Views a WooCommerce product and adds it to the cart, with the archive's combined classes. */
async function buyBesideWooCommerce( site: Site ): Promise< void > {
	const [ joined = '', id = '', product = '', cart = '' ] = (
		await site.php(
			`$product = new WC_Product_Simple();
			$product->set_props( array( 'name' => 'Joined mug', 'regular_price' => '12' ) );
			$product->save();
			echo implode( ' ', array( in_array( WP_PLUGIN_DIR . '/vitrine/build/classes.php', get_included_files(), true ) ? 'yes' : 'no', $product->get_id(), wp_make_link_relative( $product->get_permalink() ), wp_make_link_relative( wc_get_cart_url() ) ) );`
		)
	).split( ' ' );
	assert.equal( joined, 'yes', 'The bundled classes are not loaded.' );
	const shopper = new Session( site.url );
	await wantPages( shopper, [ '/', product ] );
	await shopper.get( `/?add-to-cart=${ id }` );
	const { body } = await shopper.get( cart );
	assert.match( body, /Joined mug/, 'The product is not in the cart.' );
}

async function upload( admin: Session ): Promise< void > {
	const form = await admin.get( '/wp-admin/plugin-install.php?tab=upload' );
	const nonce = form.body.match( /name="_wpnonce" value="([^"]+)"/ )?.[ 1 ];
	assert.ok( nonce, 'There is no upload form.' );
	const file = readFileSync( `${ projectRoot() }/${ ARCHIVE }` );
	const answer = await admin.post(
		'/wp-admin/update.php?action=upload-plugin',
		{
			_wpnonce: nonce,
			pluginzip: new File( [ file ], 'vitrine.zip', {
				type: 'application/zip',
			} ),
			'install-plugin-submit': 'Install Now',
		}
	);
	assert.match(
		answer.body,
		/Plugin installed successfully/,
		'The zip was not installed.'
	);
}

/** Follows a link of a page, found by part of its URL. */
async function follow(
	admin: Session,
	page: string,
	part: string
): Promise< void > {
	const { body } = await admin.get( page );
	const link = [ ...body.matchAll( /href="([^"]+)"/g ) ]
		.map( ( [ , href = '' ] ) => href )
		.find( ( href ) => href.includes( part ) );
	assert.ok( link, `${ page } has no link with ${ part }.` );
	const answer = await admin.get(
		`/wp-admin/${ link.replaceAll( '&amp;', '&' ) }`
	);
	assert.equal( answer.status, 302, `${ part } did not succeed.` );
}

/** The URLs of the admin menu. */
async function menu( admin: Session ): Promise< string[] > {
	const { body } = await admin.get( '/wp-admin/' );
	const start = body.indexOf( 'id="adminmenu"' );
	const part = body.slice( start, body.indexOf( 'id="wpcontent"', start ) );
	const links = [ ...part.matchAll( /href=['"]([^'"]+)['"]/g ) ]
		.map( ( [ , href = '' ] ) =>
			href.replaceAll( '&amp;', '&' ).replaceAll( '&#038;', '&' )
		)
		.filter( ( href ) => ! NOT_A_PAGE.test( href ) )
		.map( ( href ) => new URL( href, 'http://host/wp-admin/' ) )
		.map( ( { pathname, search } ) => pathname + search );
	assert.ok(
		links.some( ( link ) => link.includes( 'vitrine' ) ),
		'The menu has no page of the plugin.'
	);
	return [ ...new Set( links ) ];
}

async function wantPages( visitor: Session, paths: string[] ): Promise< void > {
	for ( const path of paths ) {
		const { status, body } = await visitor.get( path );
		assert.equal( status, 200, `${ path } answers ${ status }.` );
		assert.match( body, /<\/html>\s*$/, `${ path } is incomplete.` );
	}
}

async function shopPages(
	site: Site,
	commerce: Commerce
): Promise< string[] > {
	// WooCommerce redirects from the checkout to the cart if it is empty.
	const names = [
		'shop',
		'cart',
		'account',
		...( commerce === 'woocommerce' ? [] : [ 'checkout' ] ),
	];
	const pages = await site.php(
		`echo json_encode( array_map( fn( $page ) => wp_make_link_relative( Vitrine\\Plugin::engine()->page_url( $page ) ), $args ) );`,
		{ args: names }
	);
	return JSON.parse( pages ) as string[];
}

async function isActive( site: Site ): Promise< boolean > {
	return (
		( await site.php(
			`echo in_array( '${ PLUGIN }', get_option( 'active_plugins' ), true ) ? 'yes' : 'no';`
		) ) === 'yes'
	);
}

main().catch( ( error: unknown ) => {
	say( error instanceof Error ? error.message : String( error ) );
	process.exitCode = 1;
} );
