import type { Purchase } from './shopper';

/** Database faults during submissions. */
export type Trouble = 'none' | 'killed' | 'full';

/** Purchases of one kind, and their faults. */
export interface Scenario {
	name: string;
	purchases: Purchase[];
	trouble?: Trouble;
	/** Content of the cart's row when the form is submitted. */
	cart?: string;
	/** Whether the bank reports each payment page as paid, twice at once. */
	pages?: boolean;
	/** Whether no email can be stored during submissions. */
	noPost?: boolean;
}

/** Cost of a purchase without faults, by payment method. */
export type Measures = Record<
	string,
	{
		/** SQL queries after the form was received. */
		statements: number;
		/** Milliseconds until the response. */
		time: number;
	}
>;

const pick = < T >( list: readonly T[], index: number ): T =>
	list[ index % list.length ] as T;

const times = ( n: number, one: ( index: number ) => Purchase ): Purchase[] =>
	Array.from( { length: n }, ( _, index ) => one( index ) );

/** Deterministic random numbers, so that failures can be reproduced. */
function* dice( seed: number ): Generator< number, never > {
	for ( let state = seed; ;  ) {
		state = ( state * 1664525 + 1013904223 ) % 2 ** 32;
		yield state / 2 ** 32;
	}
}

const WRONG = [
	'"a text"',
	'{"items":7}',
	'{"items":[{"p":"shoe","q":"many"},null,"x"],"removed":["x"],"notices":["x"],"shipping":[],"coupons":{"a":[]}}',
	'{"items":[{"p":[1],"v":{},"a":"x","q":1,"n":[]}]}',
	'',
];

/**
 * Returns all scenarios.
 *
 * @param measures Measures by payment method.
 * @param share    Share of the purchases, from 0 to 1.
 */
export function scenarios( measures: Measures, share: number ): Scenario[] {
	const roll = dice( 17 );
	const some = ( n: number ) => Math.max( 2, Math.round( n * share ) );
	const each = (
		method: string,
		fault: string,
		most = Infinity
	): Purchase[] => {
		const all = times( measures[ method ]?.statements ?? 0, ( index ) => ( {
			method,
			fault: `${ fault } sql:${ index + 1 }`,
		} ) );
		const wanted = Math.min(
			most,
			share < 1 ? some( all.length ) : all.length
		);
		return times( wanted, ( index ) =>
			pick( all, Math.floor( ( index * all.length ) / wanted ) )
		);
	};
	const random = ( method: string, n: number ) =>
		times( some( n ), () => ( {
			method,
			killAfter: Math.round(
				roll.next().value * ( measures[ method ]?.time ?? 0 )
			),
			times: 1 + Math.round( roll.next().value ),
		} ) );
	const moments = ( method: string ) =>
		[
			'gateway:before',
			'gateway:after',
			'mail:before',
			'mail:inside',
		].flatMap( ( moment ) =>
			times( some( 3 ), () => ( { method, fault: `kill ${ moment }` } ) )
		);
	return [
		{
			name: 'Killed before each statement, cash on delivery',
			purchases: each( 'cod', 'kill' ),
		},
		{
			name: 'Killed before each statement, gateway with a key',
			purchases: each( 'bank', 'kill' ),
		},
		{
			name: 'Killed before each statement, gateway without capabilities',
			purchases: each( 'till', 'kill' ),
		},
		{
			name: 'Killed before each statement, wallet',
			purchases: each( 'wallet', 'kill' ),
		},
		{
			name: 'Killed at the gateway and inside wp_mail',
			purchases: [ ...moments( 'bank' ), ...moments( 'till' ) ],
		},
		{
			name: 'Killed at random',
			purchases: [
				...random( 'cod', 30 ),
				...random( 'bank', 40 ),
				...random( 'till', 20 ),
				...random( 'wallet', 20 ),
			],
		},
		{
			name: 'Killed, and the shopper does not return',
			purchases: times( some( 12 ), ( index ) => ( {
				method: pick( [ 'bank', 'cod', 'till' ], index ),
				fault: `kill sql:${ 10 + index * 3 }`,
				gone: true,
			} ) ),
		},
		{
			name: 'Database connection lost',
			purchases: [
				...each( 'cod', 'drop', 20 ),
				...each( 'bank', 'drop', 20 ),
			],
		},
		{
			name: 'MariaDB killed',
			purchases: times( some( 40 ), ( index ) => ( {
				method: pick( [ 'cod', 'bank', 'wallet' ], index ),
			} ) ),
			trouble: 'killed',
		},
		{
			name: 'Slow gateway, form sent twice',
			purchases: times( some( 6 ), ( index ) => ( {
				method: pick( [ 'bank', 'till' ], index ),
				mode: 'slow',
				twice: 300,
			} ) ),
		},
		{
			name: 'Gateway that declines',
			purchases: times( some( 6 ), ( index ) => ( {
				method: pick( [ 'bank', 'till' ], index ),
				mode: 'decline',
			} ) ),
		},
		{
			name: 'Slow gateway that declines, form sent twice',
			purchases: times( some( 6 ), ( index ) => ( {
				method: pick( [ 'bank', 'till' ], index ),
				mode: 'slow-decline',
				twice: 300,
			} ) ),
		},
		{
			name: 'Gateway that responds after the timeout',
			purchases: times( some( 6 ), ( index ) => ( {
				method: pick( [ 'bank', 'till' ], index ),
				mode: 'late',
			} ) ),
		},
		{
			name: 'Gateway that responds twice',
			purchases: times( some( 6 ), () => ( {
				method: 'bank',
				mode: 'page',
			} ) ),
			pages: true,
		},
		{
			name: 'Database disk full',
			purchases: times( some( 6 ), ( index ) => ( {
				method: pick( [ 'cod', 'bank' ], index ),
			} ) ),
			trouble: 'full',
		},
		{
			name: 'Mail disk full',
			purchases: times( some( 6 ), ( index ) => ( {
				method: pick( [ 'cod', 'bank' ], index ),
			} ) ),
			noPost: true,
		},
		...WRONG.map( ( cart, index ) => ( {
			name: `Cart row of the wrong type (${ index + 1 })`,
			purchases: times( 2, () => ( { method: 'cod' } ) ),
			cart,
		} ) ),
	];
}
