import type { Counts } from './audit';

/** Column headings by count. */
const COLUMNS: Readonly< Record< keyof Counts, string > > = {
	orders: 'purchases',
	accepted: 'accepted',
	refused: 'refused',
	shown: 'shown to owner',
	lost: 'lost',
	doubled: 'doubled',
	half: 'half',
	falselyConfirmed: 'falsely confirmed',
	unanswered: 'without an answer',
	stockLost: 'stock units lost',
	couponsOff: 'coupon uses off',
	mailsLost: 'mails lost',
	mailsTwice: 'mails twice',
	mailsTwiceInside: 'twice, died inside wp_mail',
};

/** Columns that are no errors. */
const HARMLESS: readonly ( keyof Counts )[] = [
	'orders',
	'accepted',
	'refused',
	'shown',
	'mailsTwiceInside',
];

/** A row of the table. */
export interface Row {
	name: string;
	kills: number;
	counts: Counts;
}

const NAMES = Object.keys( COLUMNS ) as ( keyof Counts )[];

const sum = ( numbers: readonly number[] ): number =>
	numbers.reduce( ( before, one ) => before + one, 0 );

/** Number of errors. */
export const faults = ( counts: Counts ): number =>
	sum(
		NAMES.filter( ( name ) => ! HARMLESS.includes( name ) ).map( ( name ) =>
			Math.abs( counts[ name ] )
		)
	);

/** The table as Markdown. */
export function table( rows: readonly Row[] ): string {
	const cells = [
		[ 'scenario', 'kills', ...NAMES.map( ( name ) => COLUMNS[ name ] ) ],
		...rows.map( ( { name, kills, counts } ) => [
			name,
			String( kills ),
			...NAMES.map( ( column ) => String( counts[ column ] ) ),
		] ),
		[
			'Sum',
			String( sum( rows.map( ( { kills } ) => kills ) ) ),
			...NAMES.map( ( name ) =>
				String( sum( rows.map( ( { counts } ) => counts[ name ] ) ) )
			),
		],
	];
	const [ head, ...body ] = cells.map(
		( line ) => `| ${ line.join( ' | ' ) } |`
	);
	return [
		head,
		`|---|${ '---:|'.repeat( NAMES.length + 1 ) }`,
		...body,
	].join( '\n' );
}
