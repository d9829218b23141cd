import { strengthOf } from '../../../../src/core/checkout/strength';

describe( 'password strength', () => {
	it.each( [
		[ 'abc', 'short' ],
		[ 'password123', 'weak' ],
		[ 'aaaaaaaaaaaaaaaa', 'weak' ],
		[ 'adabyron1815', 'weak' ],
		[ 'wildgoose', 'fair' ],
		[ 'Correct horse battery 9', 'strong' ],
		[ 'v8$Kq!tz2Lw', 'strong' ],
	] )( 'of %j', ( password, strength ) => {
		expect(
			strengthOf( password, 8, [ 'ada@example.org', 'Byron' ] )
		).toBe( strength );
	} );
} );
