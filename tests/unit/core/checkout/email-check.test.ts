import { suggestionOf } from '../../../../src/core/checkout/email-check';
import { initialCheckout, reduce } from '../../../../src/core/checkout/reduce';
import type {
	CheckoutEvent,
	CheckoutView,
} from '../../../../src/core/checkout/types';

const KNOWN = { exists: true, loginAllowed: true };
const BARRED = { exists: true, loginAllowed: false };
const NEW = { exists: false, loginAllowed: false };

/** Runs events in order; returns the guest and the addresses to check. */
const after = ( ...events: CheckoutEvent[] ) => {
	let view: CheckoutView = initialCheckout;
	const asked: string[] = [];
	for ( const event of events ) {
		const step = reduce( view, event );
		( { view } = step );
		for ( const effect of step.effects ) {
			if ( effect.type === 'check' ) {
				asked.push( effect.email );
			}
		}
	}
	return { ...view.guest, asked };
};

const typed = ( email: string ): CheckoutEvent => ( { type: 'typed', email } );

const ADA = 'ada@example.org';
const BOB = 'bob@example.org';

describe( "a guest's suggestion", () => {
	it.each( [
		[ 'has an account', KNOWN, 'login' ],
		[ 'has an account that cannot log in here', BARRED, '' ],
		[ 'has no account', NEW, 'account' ],
		[ 'was not looked up', null, 'account' ],
	] )( 'for an address that %s', ( _name, check, suggestion ) => {
		expect( suggestionOf( check ) ).toBe( suggestion );
		expect(
			after( typed( ADA ), { type: 'checked', email: ADA, check } )
		).toMatchObject( { email: ADA, checked: ADA, suggestion } );
	} );
} );

describe( "a guest's email address", () => {
	it( 'is looked up each time it changes', () => {
		expect(
			after( typed( ADA ), typed( ` ${ ADA } ` ), typed( BOB ) )
		).toEqual( {
			email: BOB,
			checked: '',
			suggestion: '',
			meant: '',
			asked: [ ADA, BOB ],
		} );
	} );

	it( 'is not looked up while empty or incomplete [5.6-02]', () => {
		expect(
			after( typed( ' ' ), typed( 'ada@' ), typed( 'ada@example.o' ) )
		).toMatchObject( { email: 'ada@example.o', asked: [] } );
	} );

	it( 'uses its own response, in whatever order responses arrive [5.6-04]', () => {
		expect(
			after(
				typed( ADA ),
				typed( BOB ),
				{ type: 'checked', email: BOB, check: NEW },
				{ type: 'checked', email: ADA, check: KNOWN }
			)
		).toMatchObject( { checked: BOB, suggestion: 'account' } );
	} );

	it( 'keeps the previous suggestion until the next response', () => {
		expect(
			after(
				typed( ADA ),
				{ type: 'checked', email: ADA, check: KNOWN },
				typed( BOB )
			)
		).toMatchObject( { email: BOB, checked: ADA, suggestion: 'login' } );
	} );

	it( 'is cleared with its response when the field is emptied', () => {
		expect(
			after(
				typed( ADA ),
				{ type: 'checked', email: ADA, check: KNOWN },
				typed( '' ),
				{ type: 'checked', email: ADA, check: KNOWN }
			)
		).toMatchObject( { email: '', checked: '', suggestion: '' } );
	} );
} );

describe( 'a misspelled email address', () => {
	const WRONG = 'ada@gmial.com';
	const meant = 'ada@gmail.com';
	const spelled: CheckoutEvent = { type: 'spelled', email: WRONG, meant };

	const meantAfter = ( ...events: CheckoutEvent[] ) =>
		after( typed( WRONG ), ...events ).meant;

	it( 'has a suggestion until it changes', () => {
		expect( meantAfter( spelled ) ).toBe( meant );
		expect( meantAfter( spelled, typed( WRONG ) ) ).toBe( meant );
		expect( meantAfter( spelled, typed( meant ) ) ).toBe( '' );
		expect( meantAfter( spelled, typed( '' ) ) ).toBe( '' );
		expect( meantAfter( typed( BOB ), spelled ) ).toBe( '' );
	} );

	it.each( [
		[ 'has an account', KNOWN, '' ],
		[ 'has an account that cannot log in here', BARRED, '' ],
		[ 'has no account', NEW, meant ],
		[ 'was not looked up', null, meant ],
	] )(
		'that %s is correct or not, in either order',
		( _name, check, expected ) => {
			const checked: CheckoutEvent = {
				type: 'checked',
				email: WRONG,
				check,
			};
			expect( meantAfter( spelled, checked ) ).toBe( expected );
			expect( meantAfter( checked, spelled ) ).toBe( expected );
		}
	);
} );
