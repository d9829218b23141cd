/** A part of a label and whether it matches the search. */
export interface LabelPart {
	text: string;
	matched: boolean;
}

interface Range {
	offset: number;
	length: number;
}

const isWithin =
	( label: string ) =>
	( range: unknown ): range is Range => {
		const { offset = -1, length = 0 } = ( range ?? {} ) as Partial< Range >;
		return (
			Number.isInteger( offset ) &&
			Number.isInteger( length ) &&
			offset >= 0 &&
			length > 0 &&
			offset + length <= label.length
		);
	};

/**
 * Splits a suggestion's label into matching and other parts. The ranges are
 * third-party data: invalid ones are ignored, overlapping ones are merged.
 *
 * @param label  The suggestion's label.
 * @param ranges `matchedSubstrings`, in UTF-16 code units.
 * @see spec 3.6, 5.8
 */
export const partsOf = ( label: string, ranges: unknown ): LabelPart[] => {
	const sorted = ( Array.isArray( ranges ) ? ranges : [] )
		.filter( isWithin( label ) )
		.sort( ( one, other ) => one.offset - other.offset );
	const parts: LabelPart[] = [];
	let end = 0;
	const add = ( until: number, matched: boolean ) => {
		if ( until > end ) {
			parts.push( { text: label.slice( end, until ), matched } );
			end = until;
		}
	};
	for ( const { offset, length } of sorted ) {
		add( offset, false );
		add( offset + length, true );
	}
	add( label.length, false );
	return parts;
};
