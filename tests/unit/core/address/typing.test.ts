import {
	isLongEnough,
	isTyping,
	stripTags,
} from '../../../../src/core/address/typing';

const typed = { inputType: 'insertText', focused: true, autofilled: false };

it.each( [
	'insertText',
	'insertFromPaste',
	'insertCompositionText',
	'deleteContentBackward',
] )( 'treats %s as typing', ( inputType ) => {
	expect( isTyping( { ...typed, inputType } ) ).toBe( true );
} );

it.each( [
	[
		'an event without a type, as from autofill and scripts',
		{ inputType: '' },
	],
	[ 'a replacement', { inputType: 'insertReplacementText' } ],
	[ 'a field that the browser autofilled', { autofilled: true } ],
	[ 'a field without focus', { focused: false } ],
] )( 'does not treat %s as typing', ( _what, more ) => {
	expect( isTyping( { ...typed, ...more } ) ).toBe( false );
} );

it.each( [
	[ '<b>12 Main', '12 Main' ],
	[ '12 <i>Main</i> St', '12 Main St' ],
	[ '<<b>script>x', 'x' ],
	[ '<img src=x onerror=alert(1)', '' ],
	[ '<!-- a -->Weg', 'Weg' ],
	[ '5 < 7 and 8 > 6', '5 < 7 and 8 > 6' ],
] )( 'strips %p to %p', ( given, left ) => {
	expect( stripTags( given ) ).toBe( left );
} );

it( 'requires three characters after trimming', () => {
	expect( [ 'ab', ' a ', 'abc', ' abc' ].map( isLongEnough ) ).toEqual( [
		false,
		false,
		true,
		true,
	] );
} );
