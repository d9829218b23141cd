import {
	type Sections,
	type UserCheck,
	createEmailCheck,
	sectionsOf,
} from '../../../../src/core/checkout/email-check';

const KNOWN = { exists: true, loginAllowed: true };
const BARRED = { exists: true, loginAllowed: false };
const NEW = { exists: false, loginAllowed: false };

const setUp = () => {
	const asked: Array< {
		email: string;
		answer: ( check: UserCheck | null ) => void;
	} > = [];
	const shown: Sections[] = [];
	const change = createEmailCheck( {
		ask: ( email ) =>
			new Promise( ( answer ) => {
				asked.push( { email, answer } );
			} ),
		show: ( sections ) => shown.push( sections ),
		wait: 300,
	} );
	return { asked, shown, change };
};

describe( 'the sections for guests', () => {
	it.each( [
		[ 'has an account', KNOWN, [ true, true, false ] ],
		[ 'has one that may not log in here', BARRED, [ false, false, false ] ],
		[ 'has none', NEW, [ false, false, true ] ],
		[ 'is not known', null, [ false, false, true ] ],
	] )( 'for an address that %s', ( _name, check, shown ) => {
		const { message, login, account } = sectionsOf( check );
		expect( [ message, login, account ] ).toEqual( shown );
	} );
} );

describe( 'the email check', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	it( 'asks once, 300 ms after the last key [9.7-07] [5.6-03]', () => {
		const { asked, change } = setUp();
		for ( const end of [ 'o', 'or', 'org' ] ) {
			change( `ada@example.${ end }` );
			jest.advanceTimersByTime( 299 );
		}
		expect( asked ).toHaveLength( 0 );
		jest.advanceTimersByTime( 1 );
		expect( asked.map( ( { email } ) => email ) ).toEqual( [
			'ada@example.org',
		] );
		jest.advanceTimersByTime( 5000 );
		expect( asked ).toHaveLength( 1 );
	} );

	it( 'asks about no empty field and no half address [5.6-02]', () => {
		const { asked, shown, change } = setUp();
		change( 'ada@example.org' );
		change( ' ' );
		jest.advanceTimersByTime( 1000 );
		change( 'ada@' );
		jest.advanceTimersByTime( 1000 );
		expect( asked ).toHaveLength( 0 );
		expect( shown ).toEqual( [
			{ message: false, login: false, account: false },
		] );
	} );

	it( 'believes the latest question only, in whatever order answers come [5.6-04]', async () => {
		const { asked, shown, change } = setUp();
		change( 'ada@example.org' );
		jest.advanceTimersByTime( 300 );
		change( 'bob@example.org' );
		jest.advanceTimersByTime( 300 );
		asked[ 1 ]?.answer( NEW );
		asked[ 0 ]?.answer( KNOWN );
		await Promise.resolve();
		await Promise.resolve();
		expect( shown ).toEqual( [ sectionsOf( NEW ) ] );
	} );

	it( 'forgets a question when the field is emptied', async () => {
		const { asked, shown, change } = setUp();
		change( 'ada@example.org' );
		jest.advanceTimersByTime( 300 );
		change( '' );
		asked[ 0 ]?.answer( KNOWN );
		await Promise.resolve();
		await Promise.resolve();
		expect( shown.at( -1 ) ).toEqual( {
			message: false,
			login: false,
			account: false,
		} );
	} );
} );
