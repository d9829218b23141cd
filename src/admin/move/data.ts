import contract from '../../contract';
import { readJson } from '../../transport/http/json';
import {
	isList,
	isNumber,
	isShape,
	isText,
	isTruth,
} from '../../transport/http/shape';

/** How far one kind of thing is, such as orders. */
export interface PartState {
	id: string;
	label: string;
	/** Looked at so far. */
	done: number;
	/** Of these, moved now. */
	moved: number;
	total: number;
}

export interface MoveState {
	/** Of the last batch: `busy`, `more` or `done`; empty: none ran. */
	outcome: string;
	started: boolean;
	finished: boolean;
	parts: PartState[];
	/** How many things could not be moved. */
	failed: number;
	/** The first ones of them. */
	problems: { part: string; id: number; text: string }[];
}

/** What is not moved, or must be set first. */
export interface Finding {
	id: string;
	text: string;
	/** Whether nothing is moved before it is settled. */
	blocks: boolean;
}

export interface MoveData {
	/** Of the REST route that moves a batch. */
	path: string;
	state: MoveState;
	counts: { id: string; label: string; left: number }[];
	findings: Finding[];
	links: { products: string; orders: string; settings: string };
}

export const isState = isShape< MoveState >( {
	outcome: isText,
	started: isTruth,
	finished: isTruth,
	parts: isList(
		isShape< PartState >( {
			id: isText,
			label: isText,
			done: isNumber,
			moved: isNumber,
			total: isNumber,
		} )
	),
	failed: isNumber,
	problems: isList(
		isShape< MoveState[ 'problems' ][ number ] >( {
			part: isText,
			id: isNumber,
			text: isText,
		} )
	),
} );

const isData = isShape< MoveData >( {
	path: isText,
	state: isState,
	counts: isList(
		isShape< MoveData[ 'counts' ][ number ] >( {
			id: isText,
			label: isText,
			left: isNumber,
		} )
	),
	findings: isList(
		isShape< Finding >( { id: isText, text: isText, blocks: isTruth } )
	),
	links: isShape< MoveData[ 'links' ] >( {
		products: isText,
		orders: isText,
		settings: isText,
	} ),
} );

/** What the screen was printed with; null: nothing usable. */
export const readMoveData = (): MoveData | null => {
	const value = readJson(
		document.getElementById( contract.admin.move_data )?.textContent
	);
	return isData( value ) ? value : null;
};
