/** Fields that a shopper can change. */
const FIELDS = ':is(input,select,textarea):not([type=hidden],[type=file])';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field with what it holds. */
type State = readonly [ field: Field, value: string, checked: boolean ];

/** Actions in a box while a script is loading, in order. */
interface Line {
	/** The fields before the first click. */
	before: State[];
	/** Names of the fields changed since. */
	changed: Set< string >;
	acts: ( () => void )[];
	/** Number of scripts still loading. */
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
	// Assigning the same value would move the caret.
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
		// Pressing a radio that already looks checked fires no change.
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
 * Replays all actions from the initial field values: a click before a choice
 * also precedes it in the replay.
 */
const play = ( box: Element, { before, changed, acts }: Line ) => {
	lines.delete( box );
	before.filter( ( [ { name } ] ) => changed.has( name ) ).forEach( put );
	acts.forEach( ( act ) => act() );
};

/** Whether a box has pending actions; further ones must wait too. */
export const isHeld = ( box: Element ): boolean => lines.has( box );

/**
 * Holds a click, and all further actions in the same box, until its script has
 * loaded or failed.
 *
 * @param box   The element that the click affects.
 * @param ready Resolves when the script is loaded.
 * @param press Repeats the click.
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
