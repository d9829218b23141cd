/**
 * Changes of other plugins to WooCommerce's fields, in ours.
 */
import type { Page } from '@playwright/test';
import { putBoth } from '../../../steps/in-place';
import { moveOut, putCode } from '../../../steps/neighbours';
import { haveInCart } from '../../../steps/shopper';
import { expect, test } from '../../../support/test';

test.afterEach( ( { site } ) => moveOut( site ) );

test( 'woocommerce_form_field_args changes checkout fields as in WooCommerce', async ( {
	page,
	site,
} ) => {
	await putBoth( site, 'checkout' );
	await haveInCart( page, 'Everyday Mug' );
	putCode(
		site,
		`add_filter( 'woocommerce_form_field_args', static function ( $args, $key ) {
			$args['input_class'][] = "their-$key";
			if ( 'billing_email' === $key ) {
				$args = array( 'label' => 'Mail', 'placeholder' => 'For the receipt', 'maxlength' => 50 ) + $args;
				$args['custom_attributes']['data-theirs'] = '1';
			}
			if ( 'order_comments' === $key ) {
				$args = array( 'label' => 'A word to us', 'placeholder' => 'Ring twice' ) + $args;
			}
			return $args;
		}, 10, 2 );`
	);
	const field = ( of: Page, name: RegExp ) =>
		of.getByRole( 'textbox', { name } );
	for ( const path of [ '/their-checkout/', '/checkout/' ] ) {
		await page.goto( path );
		const mail = field( page, /^Mail/ );
		await expect( mail, path ).toHaveAttribute(
			'placeholder',
			/^For the receipt/
		);
		await expect( mail, path ).toHaveClass( /their-billing_email/ );
		await expect( mail, path ).toHaveAttribute( 'maxlength', '50' );
		await expect( mail, path ).toHaveAttribute( 'data-theirs', '1' );
		await expect( mail, path ).toHaveAttribute( 'aria-required', 'true' );
		const note = field( page, /^A word to us/ );
		await expect( note, path ).toHaveAttribute(
			'placeholder',
			'Ring twice'
		);
		await expect( note, path ).toHaveClass( /their-order_comments/ );
		await expect( field( page, /^First name/ ).first(), path ).toHaveClass(
			/their-billing_first_name/
		);
	}
} );

test( 'an emptied label is hidden and its placeholder shown', async ( {
	page,
	site,
} ) => {
	await putBoth( site, 'checkout' );
	await haveInCart( page, 'Everyday Mug' );
	putCode(
		site,
		`add_filter( 'woocommerce_checkout_fields', static function ( $groups ) {
			$groups['billing']['billing_first_name'] = array( 'label' => '', 'placeholder' => 'Given name', 'class' => array() ) + $groups['billing']['billing_first_name'];
			$groups['billing']['billing_company'] = array( 'label' => '', 'placeholder' => '', 'class' => '' ) + $groups['billing']['billing_company'];
			$groups['billing']['billing_city'] = array( 'placeholder' => 'Where you live' ) + $groups['billing']['billing_city'];
			$groups['order']['order_comments'] = array( 'label' => '' ) + $groups['order']['order_comments'];
			return $groups;
		} );
		add_filter( 'woocommerce_form_field_args', static fn ( $args, $key ) => 'billing_last_name' === $key ? array( 'label' => '', 'placeholder' => 'Family name' ) + $args : $args, 10, 2 );`
	);
	for ( const path of [ '/their-checkout/', '/checkout/' ] ) {
		await page.goto( path );
		for ( const [ name, placeholder ] of [
			[ 'billing_first_name', /^Given name/ ],
			[ 'billing_last_name', /^Family name/ ],
			[ 'billing_company', null ],
			[ 'order_comments', /^Notes about your order/ ],
		] as const ) {
			const input = page.locator( `[name="${ name }"]` );
			const where = `${ path } ${ name }`;
			await expect( input, where ).toBeVisible();
			if ( placeholder ) {
				await expect( input, where ).toHaveAttribute(
					'placeholder',
					placeholder
				);
			}
			const label = page.locator(
				`label[for="${ name }"]:not( .screen-reader-text )`
			);
			await expect( label, where ).toHaveCount( 0 );
			await expect( page.getByText( name ), where ).toHaveCount( 0 );
		}
		await expect( page.locator( '#billing_city' ), path ).toHaveAttribute(
			'placeholder',
			/^Where you live/
		);
		await expect(
			page.locator( '#billing_first_name_field' ),
			path
		).not.toHaveClass( /form-row-(first|half)/ );
		// A visible label replaces WooCommerce's hidden one.
		await expect(
			page.locator( 'label[for="billing_city"]' ),
			path
		).toBeVisible();
	}
	await expect( page.locator( '#billing_address_1' ) ).toHaveJSProperty(
		'placeholder',
		''
	);
	await expect(
		page.getByRole( 'textbox', { name: 'Given name' } )
	).toBeVisible();
	await expect(
		page.getByRole( 'textbox', { name: 'Company' } ).first()
	).toBeVisible();
} );

test( 'fields with filtered HTML keep it in the form', async ( {
	page,
	site,
} ) => {
	await putBoth( site, 'checkout' );
	await haveInCart( page, 'Everyday Mug' );
	putCode(
		site,
		`add_filter( 'woocommerce_checkout_fields', static function ( $groups ) {
			$groups['billing']['their_code'] = array( 'type' => 'text', 'label' => 'Code', 'priority' => 200 );
			$groups['billing']['their_plain'] = array( 'type' => 'text', 'label' => 'Plain', 'priority' => 210 );
			$groups['order']['their_gift'] = array( 'type' => 'checkbox', 'label' => 'A gift', 'checked_value' => 'wrapped', 'unchecked_value' => 'bare' );
			return $groups;
		} );
		add_filter( 'woocommerce_form_field_text', static fn ( $html, $key ) => 'their_code' === $key ? $html . '<small class="theirs">Twelve letters</small>' : $html, 10, 2 );
		add_filter( 'woocommerce_form_field', static fn ( $html, $key ) => 'order_comments' === $key ? str_replace( '<textarea', '<textarea data-theirs="1"', $html ) : $html, 10, 2 );`
	);
	for ( const path of [ '/their-checkout/', '/checkout/' ] ) {
		await page.goto( path );
		const form = page.locator( 'form.checkout' );
		await expect(
			form.getByRole( 'textbox', { name: /^Code/ } ),
			path
		).toBeVisible();
		await expect( form.locator( '.theirs' ), path ).toHaveText( [
			'Twelve letters',
		] );
		await expect(
			form.locator( 'textarea[data-theirs]' ),
			path
		).toBeVisible();
		await expect(
			form.getByRole( 'checkbox', { name: /A gift/ } ),
			path
		).toHaveAttribute( 'value', 'wrapped' );
		await expect(
			form.locator( '[type="hidden"][name="their_gift"]' ),
			path
		).toHaveValue( 'bare' );
	}
	// Fields that no plugin changes have our markup.
	await expect( page.locator( '#their_plain_field' ) ).toHaveClass(
		/form-row-wide/
	);
	await expect(
		page.locator( '#their_plain_field .woocommerce-input-wrapper' )
	).toHaveCount( 0 );
} );

test( "filters set variation choices as in WooCommerce's selects", async ( {
	page,
	site,
}, { project } ) => {
	test.skip(
		project.name !== 'woocommerce',
		'Classic themes show WooCommerce’s own product pages.'
	);
	const form = page.locator( 'form.variations_form' );
	const select = form.locator( '.variations select' ).first();
	const options = () => select.locator( 'option' ).allTextContents();
	const buttons = () =>
		form
			.getByRole( 'radiogroup' )
			.first()
			.getByRole( 'radio' )
			.evaluateAll( ( all ) =>
				all.map( ( radio ) => radio.getAttribute( 'value' ) )
			);
	await page.goto( '/product/wool-throw/' );
	const all = await buttons();
	expect( all.length ).toBeGreaterThan( 2 );
	putCode(
		site,
		`add_filter( 'woocommerce_dropdown_variation_attribute_options_args', static function ( $args ) {
			$args['class'] = trim( ( $args['class'] ?? '' ) . ' their-select' );
			$args['show_option_none'] = 'Pick one';
			$args['options'] = array_slice( array_reverse( $args['options'] ), 0, 2 );
			return $args;
		} );`
	);
	await page.goto( '/product/wool-throw/' );
	await expect( select ).toHaveClass( 'their-select' );
	expect( ( await options() )[ 0 ] ).toBe( 'Pick one' );
	const left = await buttons();
	expect( left ).toHaveLength( 2 );
	// Global attribute terms keep the shop's order, as in WooCommerce's select.
	expect( left ).toEqual( all.filter( ( value ) => left.includes( value ) ) );
	expect( await options() ).toHaveLength( 3 );
	await form
		.getByRole( 'radiogroup' )
		.first()
		.getByRole( 'radio' )
		.first()
		.check( { force: true } );
	await expect( select ).toHaveValue( left[ 0 ] ?? '' );
} );

test( "checkout fields have the same input types as WooCommerce's", async ( {
	page,
	site,
} ) => {
	await putBoth( site, 'checkout' );
	await haveInCart( page, 'Everyday Mug' );
	const kinds = [ 'url', 'date', 'time', 'week', 'month', 'datetime-local' ];
	putCode(
		site,
		`add_filter( 'woocommerce_checkout_fields', static function ( $fields ) {
			foreach ( array( '${ kinds.join( "', '" ) }' ) as $kind ) {
				$fields['order'][ "order_$kind" ] = array( 'type' => $kind, 'label' => "$kind kind" );
			}
			return $fields;
		} );`
	);
	for ( const path of [ '/their-checkout/', '/checkout/' ] ) {
		await page.goto( path );
		for ( const kind of kinds ) {
			await expect(
				page.getByLabel( `${ kind } kind` ),
				path
			).toHaveAttribute( 'type', kind );
		}
	}
} );

test( "a plugin's checkout error is listed beside field errors", async ( {
	page,
	site,
} ) => {
	await putBoth( site, 'checkout' );
	await haveInCart( page, 'Everyday Mug' );
	putCode(
		site,
		`add_action( 'woocommerce_checkout_process', static function () {
			wc_add_notice( '<strong>CNPJ</strong> is not valid.', 'error' );
			wc_add_notice( 'Please choose a day.', 'error' );
		} );`
	);
	for ( const path of [ '/their-checkout/', '/checkout/' ] ) {
		await page.goto( path );
		await page.getByRole( 'button', { name: /^Place order/ } ).click();
		const said = page.getByRole( 'alert' ).filter( { hasText: 'First' } );
		for ( const text of [
			'CNPJ is not valid.',
			'Please choose a day.',
			/First name is a required field/,
		] ) {
			await expect(
				said.getByRole( 'listitem' ).filter( { hasText: text } ),
				path
			).toHaveCount( 1 );
		}
		await expect(
			said.getByRole( 'link', { name: 'CNPJ is not valid.' } )
		).toHaveCount( 0 );
	}
} );
