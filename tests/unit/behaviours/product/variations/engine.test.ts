import { showEngineOptions } from '../../../../../src/behaviours/product/variations/engine/options';
import {
	setContent,
	resetContent,
} from '../../../../../src/behaviours/product/variations/content';
import {
	resetKept,
	setKept,
} from '../../../../../src/behaviours/product/variations/engine/image';
import { get } from '../../../support/page';
import {
	choose,
	form,
	formHtml,
	notice,
	openForm,
	SHIRTS,
	variation,
} from './shop';

const optionsOf = ( name: string ) =>
	[
		...get< HTMLSelectElement >( `[name="attribute_${ name }"]` ).options,
	].map(
		( { value, className, disabled } ) =>
			`${ value }|${ className }${ disabled ? '|disabled' : '' }`
	);
const put = ( html = formHtml( { engine: true } ) ) => {
	document.body.innerHTML = html;
};
const set = ( name: string, value: string ) => {
	get< HTMLSelectElement >( `[name="attribute_${ name }"]` ).value = value;
};

describe( "options of WooCommerce's own form", () => {
	it( 'are limited by the other selections, with classes', () => {
		put();
		set( 'size', 's' );
		showEngineOptions( form(), SHIRTS );
		expect( optionsOf( 'colour' ) ).toEqual( [
			'|',
			'red|attached enabled',
			'blue|attached enabled',
		] );
		expect( optionsOf( 'size' ) ).toEqual( [
			'|',
			's|attached enabled',
			'l|attached enabled',
		] );
	} );

	it( 'return when another selection allows them', () => {
		put();
		set( 'size', 's' );
		showEngineOptions( form(), SHIRTS );
		set( 'size', 'l' );
		showEngineOptions( form(), SHIRTS );
		expect( optionsOf( 'colour' ) ).toHaveLength( 4 );
	} );

	it( 'are disabled when inactive, with HTML entities decoded', () => {
		put(
			formHtml( { engine: true } ).replaceAll(
				'green',
				'Salt &amp; Pepper'
			)
		);
		showEngineOptions( form(), [
			variation(
				1,
				{ attribute_size: 's', attribute_colour: 'red' },
				{ variation_is_active: false }
			),
			variation( 2, {
				attribute_size: 's',
				attribute_colour: 'Salt &amp; Pepper',
			} ),
		] );
		expect( optionsOf( 'colour' ) ).toEqual( [
			'|',
			'red|attached|disabled',
			'Salt & Pepper|attached enabled',
		] );
	} );

	it( 'deselect an unavailable value with its own change event', () => {
		put();
		const changed: string[] = [];
		form().addEventListener( 'change', ( { target } ) =>
			changed.push( ( target as HTMLSelectElement ).name )
		);
		set( 'size', 's' );
		set( 'colour', 'green' );
		showEngineOptions( form(), SHIRTS.slice( 0, 2 ) );
		expect( changed ).toEqual( [ 'attribute_size', 'attribute_colour' ] );
		expect( get< HTMLSelectElement >( 'select' ).value ).toBe( '' );
	} );

	it( 'lose their placeholder when set', () => {
		put(
			formHtml( { engine: true } ).replace(
				'<select',
				'<select data-show_option_none="no"'
			)
		);
		set( 'size', 's' );
		showEngineOptions( form(), SHIRTS );
		expect( optionsOf( 'size' )[ 0 ] ).toBe( 's|attached enabled' );
	} );
} );

describe( "WooCommerce's own form", () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	it( 'alerts when nothing matches and when a selection is missing', async () => {
		await openForm(
			formHtml( { engine: true, list: SHIRTS.slice( 0, 1 ) } )
		);
		await choose( 'size', 's' );
		get< HTMLSelectElement >( '[name="attribute_colour"]' ).add(
			new Option( 'green', 'green' )
		);
		await choose( 'colour', 'green' );
		expect( notice()?.parentElement?.getAttribute( 'role' ) ).toBe(
			'alert'
		);
		expect( get( '.single_add_to_cart_button' ).className ).toContain(
			'selection-needed'
		);
		await choose( 'colour', 'red' );
		expect( notice() ).toBeNull();
	} );
} );

describe( 'kept originals', () => {
	it( 'restore a text and an attribute', () => {
		document.body.innerHTML = '<img src="a.png"><b>own</b>';
		const [ image, text ] = [ get( 'img' ), get( 'b' ) ];
		setContent( text, 'other' );
		setContent( text, 'third' );
		resetContent( text );
		expect( text.textContent ).toBe( 'own' );
		setKept( image, 'src', 'b.png' );
		setKept( image, 'alt', null );
		resetKept( image, 'src' );
		expect( image.outerHTML ).toContain( 'src="a.png"' );
	} );
} );
