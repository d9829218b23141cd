import contract from '../../contract';
import { readJson } from '../../transport/http/json';
import {
	isList,
	isNumber,
	isShape,
	isText,
	isTruth,
} from '../../transport/http/shape';

/** Progress for one kind of data, such as orders. */
export interface PartState {
	id: string;
	label: string;
	/** Number processed so far. */
	done: number;
	/** Number of those that have been moved. */
	moved: number;
	total: number;
}

export interface MoveState {
	/** Result of the last batch: `busy`, `more` or `done`; empty: no batch yet. */
	outcome: string;
	started: boolean;
	finished: boolean;
	parts: PartState[];
	/** Number of errors. */
	failed: number;
	/** The first errors. */
	problems: { part: string; id: number; text: string }[];
}

/** Something that will not be moved or must be changed first. */
export interface Finding {
	id: string;
	text: string;
	/** Whether it must be changed first. */
	blocks: boolean;
}

export interface MoveData {
	/** Path of the REST route that moves a batch. */
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

/** Reads the screen's data; null: invalid. */
export const readMoveData = (): MoveData | null => {
	const value = readJson(
		document.getElementById( contract.admin.move_data )?.textContent
	);
	return isData( value ) ? value : null;
};
