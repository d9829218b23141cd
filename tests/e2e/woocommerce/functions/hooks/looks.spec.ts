/**
 * Output of other plugins in our form, and their fields that we render, together
 * with WooCommerce's styles.
 */
import { putInPlace } from '../../../steps/in-place';
import { moveOut, putCode, putPlugins } from '../../../steps/neighbours';
import { haveInCart } from '../../../steps/shopper';
import { expect, test } from '../../../support/test';

test.afterEach( ( { site } ) => moveOut( site ) );

test( "a plugin's enhanced select and menu look like the other fields", async ( {
	page,
	site,
} ) => {
	await putInPlace( site, 'checkout' );
	await haveInCart( page, 'Everyday Mug' );
	putCode(
		site,
		`add_filter( 'woocommerce_checkout_fields', static function ( $fields ) {
			$fields['order']['order_adult'] = array( 'type' => 'checkbox', 'label' => 'I am over 18' );
			$fields['order']['order_slot'] = array( 'type' => 'select', 'label' => 'Slot', 'options' => array( 'am' => 'Morning', 'pm' => 'Evening' ) );
			return $fields;
		} );
		add_action( 'wp_enqueue_scripts', static function () {
			foreach ( WC_Frontend_Scripts::get_styles() as $name => $style ) {
				wp_enqueue_style( $name, $style['src'] );
			}
			wp_enqueue_style( 'select2', WC()->plugin_url() . '/assets/css/select2.css' );
			wp_enqueue_script( 'selectWoo' );
			wp_add_inline_script( 'selectWoo', "jQuery( function ( $ ) { $( '#order_slot' ).selectWoo(); } );" );
		}, 20 );`
	);
	await page.goto( '/checkout/' );
	const boxOf = async ( selector: string ) => {
		const box = await page
			.locator( `${ selector }:visible` )
			.first()
			.boundingBox();
		if ( ! box ) {
			throw new Error( `${ selector } is not in sight.` );
		}
		return box;
	};
	const menu = await boxOf( '#order_slot_field .select2-selection' );
	const chosen = await boxOf(
		'#order_slot_field .select2-selection__rendered'
	);
	expect( chosen.y + chosen.height ).toBeLessThanOrEqual(
		menu.y + menu.height
	);
	const tick = await boxOf( '#order_adult' );
	const label = await boxOf( '#order_adult + span' );
	expect( label.x - tick.x - tick.width ).toBeGreaterThan( 5 );
} );

test( "a gateway's hidden field does not widen the page on a phone", async ( {
	page,
	site,
} ) => {
	await putInPlace( site, 'checkout' );
	await haveInCart( page, 'Everyday Mug' );
	putPlugins( site, 'card-gateway' );
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( '/checkout/' );
	await page.getByRole( 'radio', { name: 'Card' } ).check();
	await expect( page.getByLabel( 'Card number' ) ).toBeVisible();
	await page.locator( '#card-mount' ).evaluate( ( place ) => {
		const field = document.createElement( 'input' );
		field.className = 'input-text';
		field.style.cssText = 'position:absolute;opacity:0';
		place.append( field );
	} );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBe( 390 );
} );

test( "a plugin's own fields have the same spacing and checkbox size", async ( {
	page,
	site,
} ) => {
	await putInPlace( site, 'checkout' );
	await haveInCart( page, 'Everyday Mug' );
	putCode(
		site,
		`add_filter( 'woocommerce_checkout_fields', static function ( $fields ) {
			$fields['billing']['billing_vat'] = array( 'type' => 'acme_text', 'label' => 'VAT number', 'priority' => 500 );
			$fields['billing']['billing_news'] = array( 'type' => 'acme_box', 'label' => 'Send me news', 'priority' => 501 );
			return $fields;
		} );
		foreach ( array( 'acme_text', 'acme_box' ) as $type ) {
			add_filter( "woocommerce_form_field_$type", static function ( $html, $key, $field ) use ( $type ) {
				$input = 'acme_box' === $type
					? '<label for="%1$s"><input type="checkbox" class="input-checkbox" name="%1$s" id="%1$s" value="1"> %2$s <span class="optional">(optional)</span></label>'
					: '<label for="%1$s">%2$s</label><span class="woocommerce-input-wrapper"><input type="text" class="input-text" name="%1$s" id="%1$s"></span>';
				return sprintf( '<p class="form-row form-row-wide" id="%1$s_field">' . $input . '</p>', esc_attr( $key ), esc_html( $field['label'] ) );
			}, 10, 3 );
		}`
	);
	await page.goto( '/checkout/' );
	const boxOf = async ( selector: string ) => {
		const box = await page.locator( selector ).first().boundingBox();
		if ( ! box ) {
			throw new Error( `${ selector } is not in sight.` );
		}
		return { ...box, end: box.y + box.height };
	};
	const [ postcode, city, vat, news ] = await Promise.all(
		[ 'postcode', 'city', 'vat', 'news' ].map( ( name ) =>
			boxOf( `#billing_${ name }_field` )
		)
	);
	const gap = Math.round( city!.y - postcode!.end );
	expect( Math.round( news!.y - vat!.end ) ).toBe( gap );
	await page.setViewportSize( { width: 390, height: 800 } );
	const theirs = await boxOf( '#billing_news' );
	const ours = await boxOf( '.vitrine-ship-elsewhere [type="checkbox"]' );
	expect( theirs.width ).toBe( ours.width );
	const label = page.getByText( 'Send me news' );
	expect(
		await label.evaluate( ( text ) => getComputedStyle( text ).fontSize )
	).toBe(
		await page
			.getByText( 'Ship to a different address' )
			.evaluate( ( text ) => getComputedStyle( text ).fontSize )
	);
} );
