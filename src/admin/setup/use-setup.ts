import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	isStep,
	openStep,
	stepAfter,
	type Answer,
	type Step,
} from '../../core/setup/steps';
import { readFailure } from '../settings/state/send';
import { isState, type SetupData, type SetupState } from './data';

/** Saves a step; throws on failure. */
export type Save = () => Promise< void >;

export interface Setup {
	state: SetupState;
	/** Current step; null: setup is complete. */
	step: Step | null;
	isBusy: boolean;
	/** Error message of the last action; empty: no error. */
	failure: string;
	go: ( step: Step | null ) => void;
	skip: () => Promise< void >;
	save: ( save: Save ) => Promise< void >;
	makePages: () => Promise< void >;
	changeSamples: ( what: 'add' | 'remove' ) => Promise< void >;
}

const ARGUMENT = 'step';

/** Keeps the step in the URL, so that the page can be reloaded or shared. */
const remember = ( step: Step | null ) => {
	const url = new URL( window.location.href );
	if ( step ) {
		url.searchParams.set( ARGUMENT, step );
	} else {
		url.searchParams.delete( ARGUMENT );
	}
	window.history.replaceState( null, '', url );
};

const askedStep = (): Step | null => {
	const step = new URL( window.location.href ).searchParams.get( ARGUMENT );
	return isStep( step ) ? step : null;
};

const post = async ( path: string, data: object ): Promise< SetupState > => {
	const answer: unknown = await apiFetch( { path, method: 'POST', data } );
	if ( ! isState( answer ) ) {
		throw new Error(
			__( 'The server’s response could not be read.', 'vitrine' )
		);
	}
	return answer;
};

/** State of the setup. */
export const useSetup = ( { paths, state: first }: SetupData ): Setup => {
	const [ state, setState ] = useState( first );
	const [ step, setStep ] = useState(
		() => askedStep() ?? openStep( first.answers )
	);
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState( '' );

	const go = ( next: Step | null ) => {
		setFailure( '' );
		setStep( next );
		remember( next );
	};

	/** Runs an action. On failure the state is unchanged. */
	const attempt = async ( work: () => Promise< SetupState > ) => {
		setBusy( true );
		setFailure( '' );
		try {
			const next = await work();
			setState( next );
			return next;
		} catch ( error ) {
			setFailure(
				readFailure( error ).text ||
					__(
						'This could not be saved. Please try again.',
						'vitrine'
					)
			);
			return null;
		} finally {
			setBusy( false );
		}
	};

	const answer = async ( what: Answer, before?: Save ) => {
		if ( ! step ) {
			return;
		}
		const next = await attempt( async () => {
			await before?.();
			return post( paths.setup, { step, answer: what } );
		} );
		if ( next ) {
			go( stepAfter( step, next.answers ) );
		}
	};

	return {
		state,
		step,
		isBusy,
		failure,
		go,
		skip: () => answer( 'skipped' ),
		save: ( before ) => answer( 'done', before ),
		makePages: async () => {
			await attempt( () => post( paths.pages, {} ) );
		},
		changeSamples: async ( what ) => {
			await attempt( () => post( paths.samples, { do: what } ) );
		},
	};
};
