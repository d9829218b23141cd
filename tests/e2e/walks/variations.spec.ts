import { test, expect } from '../support/test';
import { expectAccessible } from '../support/accessible';
import { keepBack } from '../steps/scripts';
import { expectCount, send } from '../steps/shopper';
import {
	addButton,
	announced,
	choose,
	field,
	form,
	openProduct,
	panel,
	price,
	resetLink,
} from '../steps/variations';

const THROW = 'wool-throw';
const ROBE = 'linen-house-robe';
const OVERLAY = 'form.variations_form > .blockOverlay';

test.describe( 'a product with variations', () => {
	test( 'shows the variation in the URL [2.3-11]', async ( { page } ) => {
		await openProduct( page, THROW );
		const names = await form( page )
			.locator( '.variations select' )
			.evaluateAll( ( selects ) =>
				selects.map(
					( select ) => ( select as HTMLSelectElement ).name
				)
			);
		const [ color = '' ] = names;
		await openProduct( page, THROW, `?${ color }=sand` );
		await expect(
			form( page ).locator( `select[name="${ color }"]` )
		).toHaveValue( 'sand' );
		await expect( price( page ) ).toContainText( '€89.00' );
		// WooCommerce's own form shows it in its panel, whenever that is filled.
		await expect(
			form( page ).getByRole( 'status' ).filter( { hasText: /\S/ } )
		).toHaveCount( 0 );
	} );

	test( 'limits the quantity by the variation in the URL, before any interaction [9.13-01] [5.3-03]', async ( {
		page,
		site,
	} ) => {
		const address = `/product/${ THROW }/?attribute_pa_colour=sand&attribute_pa_size=130x180&attribute_colour=sand&attribute_size=130x180`;
		await page.goto( address );
		const named = form( page ).locator( 'input[name="variation_id"]' );
		await expect( named ).not.toHaveValue( /^0?$/ );
		const id = await named.inputValue();
		await site.php(
			`if ( function_exists( 'wc_get_product' ) ) {
				$variation = wc_get_product( $args['id'] );
				$variation->set_manage_stock( true );
				$variation->set_stock_quantity( 4 );
				$variation->save();
			} else {
				global $wpdb;
				$wpdb->update( $wpdb->prefix . 'vitrine_variations', array( 'manage_stock' => 1, 'stock' => 4 ), array( 'variation_id' => $args['id'] ) );
			}`,
			{ args: { id: Number( id ) } }
		);
		await page.goto( address );
		const quantity = form( page ).getByRole( 'spinbutton' );
		await expect( quantity ).toHaveAttribute( 'max', '4' );
		await expect( quantity ).toHaveValue( '1' );
		await expect( price( page ) ).toContainText( '€89.00' );
		await quantity.fill( '9' );
		await choose( page, 'Color', 'Moss' );
		await expect( quantity ).not.toHaveAttribute( 'max', '4' );
		await choose( page, 'Color', 'Sand' );
		await expect( quantity ).toHaveValue( '4' );
	} );

	test( 'shows price and stock of a selection, asks for missing attributes, and says when there is none', async ( {
		page,
	} ) => {
		await openProduct( page, ROBE );
		await expect( addButton( page ) ).toHaveClass( /selection-needed/ );
		await choose( page, 'Size', 'S' );
		await choose( page, 'Color', 'Chalk' );
		await expect( addButton( page ) ).toHaveClass( /selection-needed/ );
		await choose( page, 'Cut', 'Long' );
		await expect( price( page ) ).toContainText( '€114.00' );
		await expect( addButton( page ) ).not.toHaveClass( /disabled/ );
		await expect( announced( page ) ).toContainText( '€114.00' );
		await choose( page, 'Color', 'Plum' );
		await choose( page, 'Size', 'XS' );
		await expect( panel( page ) ).toBeVisible();
	} );

	test( 'is cleared by a link, which announces it and restores focus', async ( {
		page,
	} ) => {
		await openProduct( page, THROW );
		await expect( resetLink( page ) ).toBeVisible();
		await resetLink( page ).click();
		await expect( announced( page ) ).not.toBeEmpty();
		await expect( panel( page ) ).toBeHidden();
		await expect( resetLink( page ) ).toBeHidden();
		await expect( addButton( page ) ).toHaveClass( /selection-needed/ );
		const inField = field( page, 'Color' );
		await expect(
			inField
				.and( page.locator( ':focus' ) )
				.or( inField.locator( ':focus' ) )
		).toHaveCount( 1 );
	} );

	test( 'alerts instead of adding an incomplete selection', async ( {
		page,
	} ) => {
		await openProduct( page, THROW );
		await resetLink( page ).click();
		await expect( resetLink( page ) ).toBeHidden();
		const alerts: string[] = [];
		page.on( 'dialog', ( dialog ) => {
			alerts.push( dialog.message() );
			void dialog.accept();
		} );
		// It is marked as disabled, but reacts: Playwright would wait forever.
		await addButton( page ).click( { force: true } );
		await expect.poll( () => alerts ).toHaveLength( 1 );
		await expectCount( page, 0 );
	} );

	test( 'is added as selected, by keyboard only', async ( { page } ) => {
		await openProduct( page, THROW );
		await choose( page, 'Color', 'Brick' );
		await expect( price( page ) ).toContainText( '€' );
		const radios = field( page, 'Color' ).getByRole( 'radio' );
		if ( await radios.count() ) {
			await page.keyboard.press( 'ArrowRight' );
			await expect(
				radios.and( page.locator( ':checked' ) )
			).toHaveAccessibleName( 'Slate' );
		}
		await addButton( page ).focus();
		await page.keyboard.press( 'Enter' );
		await expectCount( page, 1 );
	} );

	test( 'shows a white overlay while a variation is looked up [9.8-03] [9.8-02]', async ( {
		page,
	} ) => {
		const release = await keepBack( page, /wc-ajax=get_variation/ );
		await openProduct( page, ROBE );
		await choose( page, 'Size', 'S' );
		await choose( page, 'Color', 'Chalk' );
		await choose( page, 'Cut', 'Long' );
		const overlay = page.locator( OVERLAY );
		await expect( overlay ).toHaveCSS( 'opacity', '0.6' );
		await expect( overlay ).toHaveCSS(
			'background-color',
			'rgb(255, 255, 255)'
		);
		release();
		await expect( overlay ).toHaveCount( 0 );
	} );

	test( 'opens its panel in 200 ms [9.13-02], at once with reduced motion', async ( {
		page,
	} ) => {
		const motions = () =>
			panel( page ).evaluate( ( element ) =>
				element
					.getAnimations()
					.map( ( { effect } ) => effect?.getTiming().duration )
			);
		await openProduct( page, THROW );
		await resetLink( page ).click();
		// A selection before the script has loaded leaves it open.
		await expect( panel( page ) ).toBeHidden();
		// Paused at its start, so that slow machines see it, too.
		await page.evaluate( () => {
			const { animate } = Element.prototype;
			Element.prototype.animate = function ( ...args ) {
				const motion = animate.apply( this, args );
				motion.pause();
				return motion;
			};
		} );
		await choose( page, 'Color', 'Moss' );
		await choose( page, 'Size', '130 × 180 cm' );
		await expect( panel( page ) ).toHaveCSS( 'display', /block|flex|grid/ );
		await expect.poll( motions ).toEqual( [ 200 ] );

		await panel( page ).evaluate( ( element ) =>
			element.getAnimations().forEach( ( motion ) => motion.cancel() )
		);
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await resetLink( page ).evaluate( ( link: HTMLElement ) =>
			link.click()
		);
		await choose( page, 'Color', 'Moss' );
		await choose( page, 'Size', '130 × 180 cm' );
		await expect( price( page ) ).toContainText( '€' );
		expect( await motions() ).toEqual( [] );
	} );

	for ( const [ name, script ] of [
		[ 'of the form', /\/variations\.js/ ],
		[ 'of its responses', /\/variation\.js/ ],
	] as const ) {
		test( `keeps a selection made after "Clear" while the script ${ name } is loading`, async ( {
			page,
		} ) => {
			const release = await keepBack( page, script );
			const asked = page.waitForRequest( script );
			await page.goto( `/product/${ THROW }/` );
			await resetLink( page ).hover();
			await asked;
			await resetLink( page ).click();
			await choose( page, 'Color', 'Brick' );
			await choose( page, 'Size', '150 × 220 cm' );
			release();
			await expect( price( page ) ).toContainText( '€119.00' );
			await expect( addButton( page ) ).not.toHaveClass( /disabled/ );
			await expect(
				form( page ).locator( '.variations select' ).first()
			).toHaveValue( /brick/i );
			await addButton( page ).click();
			await expectCount( page, 1 );
		} );
	}

	test( 'keeps the selection on back navigation', async ( { page } ) => {
		await openProduct( page, THROW );
		await choose( page, 'Color', 'Slate' );
		const shown = await price( page ).textContent();
		await page.goto( '/shop/' );
		await page.goBack();
		await expect( price( page ) ).toHaveText( shown ?? '' );
		await expect( addButton( page ) ).not.toHaveClass( /disabled/ );
		await expect(
			form( page ).locator( '.variations select' ).first()
		).toHaveValue( /slate/i );
		const radios = field( page, 'Color' ).getByRole( 'radio' );
		if ( await radios.count() ) {
			await expect(
				radios.and( page.locator( ':checked' ) )
			).toHaveAccessibleName( 'Slate' );
		}
	} );

	test( 'fits a phone, and axe finds no violations', async ( { page } ) => {
		await page.setViewportSize( { width: 390, height: 844 } );
		await openProduct( page, ROBE );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 390 );
		// A theme's own button may be faded while it is disabled.
		const ours = await page.locator( '.vitrine-product' ).count();
		const within = `form.variations_form${ ours ? '' : ' .variations' }`;
		await expectAccessible( page, within );
		await choose( page, 'Size', 'S' );
		await expectAccessible( page, within );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a variation can be bought', async ( { page } ) => {
		await page.goto( `/product/${ THROW }/` );
		await choose( page, 'Color', 'Sand' );
		await choose( page, 'Size', '150 × 220 cm' );
		await send( page, addButton( page ) );
		await page.goto( '/cart/' );
		const main = page.getByRole( 'main' );
		await expect( main ).toContainText( 'Sand' );
		await expect( main ).toContainText( '€119.00' );
	} );
} );
