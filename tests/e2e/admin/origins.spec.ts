import { readFile } from 'node:fs/promises';
import type { Site } from '../../site/types';
import { logIn } from '../steps/editor';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

interface Sale {
	quantity: number;
	origin: Record< string, string >;
}

const SALES: Sale[] = [
	{
		quantity: 3,
		origin: {
			source_type: 'utm',
			utm_source: 'newsletter',
			utm_medium: 'email',
			utm_campaign: 'spring',
			session_pages: '4',
			session_count: '2',
			session_entry: 'https://shop.example/journal/',
			user_agent: 'Mozilla/5.0 (iPhone) Mobile',
		},
	},
	{
		quantity: 1,
		origin: {
			source_type: 'utm',
			utm_source: 'newsletter',
			utm_campaign: 'autumn',
		},
	},
	{
		quantity: 2,
		origin: { source_type: 'organic', utm_source: 'duckduckgo' },
	},
	{ quantity: 1, origin: {} },
];

/** Places orders of mugs with different attribution. */
const sell = ( site: Site, sales: Sale[] ): Promise< string > =>
	site.php(
		`$product = get_page_by_path( 'everyday-mug', OBJECT, 'vitrine_product' )->ID;
		$fields = array( 'billing_email' => 'ada@example.org', 'billing_phone' => '030 123456', 'billing_first_name' => 'Ada', 'billing_last_name' => 'Byron', 'billing_country' => 'DE', 'billing_address_1' => 'Torstraße 1', 'billing_city' => 'Berlin', 'billing_postcode' => '10119' );
		foreach ( $args['sales'] as $number => $sale ) {
			$engine = Vitrine\\Plugin::engine();
			$engine->cart()->add( new Vitrine\\Commerce\\Value\\AddRequest( $product, $sale['quantity'] ) );
			$order = $engine->checkout()->place( new Vitrine\\Commerce\\Value\\OrderRequest( $fields, false, $engine->checkout()->payment_methods()[0]['id'], md5( (string) $number ), origin: $sale['origin'] ) );
			if ( is_wp_error( $order ) ) {
				throw new Exception( $order->get_error_message() );
			}
		}`,
		{ args: { sales } }
	);

test( 'the report shows orders and revenue by source and campaign for a period, and as a file', async ( {
	page,
	site,
} ) => {
	await sell( site, SALES );
	await logIn( page );
	await page.goto( '/wp-admin/' );
	await page
		.getByRole( 'link', { name: 'Order attribution' } )
		.first()
		.evaluate( ( link ) => ( link as HTMLAnchorElement ).click() );
	await expect(
		page.getByRole( 'heading', { name: 'Order attribution' } )
	).toBeVisible();
	const table = page.getByRole( 'table', {
		name: 'Orders and revenue by source and campaign',
	} );
	await expect( table.locator( 'tbody tr' ) ).toHaveCount( 4 );
	await expect( table.locator( 'tbody tr' ).first() ).toHaveText(
		/Campaign.*newsletter.*spring.*1.*€/
	);
	await expect( table.locator( 'tfoot' ) ).toHaveText( /Total.*4.*€/ );

	// The widest bar belongs to the source with the highest revenue.
	const bars = page.locator( '.vitrine-bar' );
	await expect( bars ).toHaveCount( 3 );
	await expect( bars.first() ).toContainText( 'Campaign: newsletter' );
	const widths = await page
		.locator( '.vitrine-bar__fill' )
		.evaluateAll( ( fills ) =>
			fills.map( ( fill ) => fill.getBoundingClientRect().width )
		);
	expect( widths[ 0 ] ).toBeGreaterThan( widths[ 1 ] ?? Infinity );
	expect( widths[ 2 ] ).toBeGreaterThan( 0 );
	await expectAccessible( page, '#wpbody-content' );
	await page.setViewportSize( { width: 390, height: 844 } );
	await expect
		.poll( () =>
			page.evaluate( () => document.documentElement.scrollWidth )
		)
		.toBeLessThanOrEqual( 390 );

	const [ download ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		page.getByRole( 'link', { name: 'Download as CSV' } ).click(),
	] );
	const csv = await readFile( await download.path(), 'utf8' );
	expect( csv.split( '\r\n' ) ).toHaveLength( 6 );
	expect( csv ).toContain( '"Campaign","newsletter","spring","1",' );

	await page.getByLabel( 'From', { exact: true } ).fill( '2020-01-01' );
	await page.getByLabel( 'To', { exact: true } ).fill( '2020-12-31' );
	await page.getByRole( 'button', { name: 'Show' } ).click();
	await expect( page.getByText( 'No orders in this period.' ) ).toBeVisible();
	await expectAccessible( page, '#wpbody-content' );
} );

test( 'an order shows its origin, and none when unknown', async ( {
	page,
	site,
} ) => {
	await sell( site, [ SALES[ 0 ]!, SALES[ 3 ]! ] );
	await logIn( page );
	await page.goto( '/wp-admin/admin.php?page=vitrine-orders' );
	const box = page.getByRole( 'heading', { name: 'Order attribution' } );
	const orders = page.getByRole( 'link', { name: /#\d+|Order \d+/ } );
	await orders.last().click();
	await expect( box ).toBeVisible();
	for ( const [ name, value ] of [
		[ 'Type', 'Campaign' ],
		[ 'Source', 'newsletter' ],
		[ 'Campaign', 'spring' ],
		[ 'Device', 'Mobile' ],
		[ 'Session page views', '4' ],
	] as const ) {
		await expect(
			page.locator( '.vitrine-origin dt', { hasText: name } ).first()
		).toBeVisible();
		await expect(
			page.locator( '.vitrine-origin dd', { hasText: value } ).first()
		).toBeVisible();
	}
	await expectAccessible( page, '#wpbody-content' );
	await page.goBack();
	await orders.first().click();
	await expect(
		page.getByRole( 'heading', { name: /Order/ } ).first()
	).toBeVisible();
	await expect( box ).toHaveCount( 0 );
} );
