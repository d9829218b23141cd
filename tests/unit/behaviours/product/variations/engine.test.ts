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

describe( 'the fields of WooCommerce’s own form', () => {
	it( 'keep what the other choices allow, marked', () => {
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

	it( 'have again what was gone, once another choice allows it', () => {
		put();
		set( 'size', 's' );
		showEngineOptions( form(), SHIRTS );
		set( 'size', 'l' );
		showEngineOptions( form(), SHIRTS );
		expect( optionsOf( 'colour' ) ).toHaveLength( 4 );
	} );

	it( 'show what is not active as disabled, and read options that are said as HTML', () => {
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

	it( 'take a choice back that is not to be had any more, as a choice of its own', () => {
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

	it( 'lose their placeholder where the owner wants none', () => {
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

describe( 'what WooCommerce’s own form shows', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	it( 'says in an alert that nothing agrees, and that something is needed', async () => {
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

describe( 'the helpers', () => {
	it( 'keep a text and an attribute beside what they show', () => {
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
