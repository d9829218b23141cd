/** What a shopper fills in. */
const FIELDS = ':is(input,select,textarea):not([type=hidden],[type=file])';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field with what it holds. */
type State = readonly [ field: Field, value: string, checked: boolean ];

/** What a shopper has done in a box since something there had to wait, in its order. */
interface Line {
	/** The fields as they were when the first press came. */
	before: State[];
	/** Names of the fields that were changed since. */
	changed: Set< string >;
	acts: ( () => void )[];
	/** Scripts that are still under way. */
	awaited: number;
}

const lines = new WeakMap< Element, Line >();

const stateOf = ( field: Field ): State => [
	field,
	field.value,
	( field as HTMLInputElement ).checked,
];

const put = ( [ field, value, checked ]: State ) => {
	( field as HTMLInputElement ).checked = checked;
	// One that is written anew loses its caret.
	if ( field.value !== value ) {
		field.value = value;
	}
};

const begin = ( box: Element ): Line => {
	const line: Line = {
		before: Array.from( box.querySelectorAll< Field >( FIELDS ), stateOf ),
		changed: new Set(),
		acts: [],
		awaited: 0,
	};
	const hear = ( { type, target }: Event ) => {
		const field = target as Field;
		// A radio that is pressed again, as it seems still chosen, does not change.
		const isPress = type === 'click';
		if (
			lines.get( box ) === line &&
			field.matches( isPress ? '[type=radio]' : FIELDS )
		) {
			const state = stateOf( field );
			line.changed.add( field.name );
			line.acts.push( () => {
				put( state );
				field.dispatchEvent(
					new Event( isPress ? 'change' : type, { bubbles: true } )
				);
			} );
		}
	};
	for ( const type of [ 'click', 'input', 'change' ] ) {
		box.addEventListener( type, hear );
	}
	lines.set( box, line );
	return line;
};

/**
 * Does everything again, from the fields as they were at first: a press before a
 * choice comes before it again, and does not take it away.
 */
const play = ( box: Element, { before, changed, acts }: Line ) => {
	lines.delete( box );
	before.filter( ( [ { name } ] ) => changed.has( name ) ).forEach( put );
	acts.forEach( ( act ) => act() );
};

/** Whether something waits in a box: what is done there then is to wait as well. */
export const isHeld = ( box: Element ): boolean => lines.has( box );

/**
 * Holds a press until its script is there, or can't be had, and with it whatever
 * is done in the same box meanwhile.
 *
 * @param box   What the press works on.
 * @param ready Resolves when the script is there.
 * @param press Presses again.
 */
export const holdPress = (
	box: Element,
	ready: Promise< unknown >,
	press: () => void
): void => {
	const line = lines.get( box ) ?? begin( box );
	line.acts.push( press );
	line.awaited++;
	void ready.then( () => {
		if ( ! --line.awaited ) {
			play( box, line );
		}
	} );
};
