import contract from '../../../../src/contract/contract.json';
import type { Ask } from '../../../../src/modules/wallet/rules/asks/ask';

const { replies, requests } = contract.wallet;

export const HOST = 'https://wallet.test';

/** The request of a name in the contract, including those that no flow uses. */
export const askOf = ( name: keyof typeof requests ): Ask => {
	const known: Record< string, string > = replies;
	const error = known[ `${ name }_error` ];
	return {
		request: requests[ name ],
		reply: replies[ name ],
		...( error === undefined ? {} : { error } ),
	};
};

/** The wallet's response to each request; undefined for none. */
export type Script = Partial< Record< keyof typeof requests, unknown > >;

/** A response with another action than that of a success. */
export class Said {
	constructor(
		readonly action: string,
		readonly value?: unknown
	) {}
}

interface Post {
	action: string;
	value?: unknown;
}

/** Dispatches a message to the window. */
export const tell = (
	data: unknown,
	source: unknown,
	origin: string = HOST
): void => {
	const event = new Event( 'message' );
	window.dispatchEvent( Object.assign( event, { data, source, origin } ) );
};

/** Installs a wallet in every iframe of the page that responds at once. */
export const installWallet = ( script: Script, isDead = false ) => {
	const windows = new WeakMap< Element, object >();
	const posts: Array< Post & { target: string; frame: HTMLIFrameElement } > =
		[];
	/** Maximum number of frames at one time. */
	const seen = { frames: 0 };

	const answer = ( source: object, { action }: Post ) => {
		const name = ( Object.keys( requests ) as Array< keyof Script > ).find(
			( one ) => requests[ one ] === action
		);
		const value = name && script[ name ];
		if ( name && value !== undefined ) {
			const said =
				value instanceof Said
					? { action: value.action, value: value.value }
					: { action: replies[ name ], value };
			queueMicrotask( () => tell( said, source ) );
		}
	};
	const windowOf = ( frame: HTMLIFrameElement ): object => {
		const known = windows.get( frame );
		if ( known ) {
			return known;
		}
		const own = {
			postMessage: ( post: Post, target: string ) => {
				posts.push( { ...post, target, frame } );
				answer( own, post );
			},
		};
		windows.set( frame, own );
		if ( ! isDead ) {
			queueMicrotask( () =>
				tell( { action: replies.ready, value: true }, own )
			);
		}
		return own;
	};
	jest.spyOn(
		HTMLIFrameElement.prototype,
		'contentWindow',
		'get'
	).mockImplementation( function ( this: HTMLIFrameElement ) {
		return windowOf( this ) as Window;
	} );
	jest.spyOn( HTMLIFrameElement.prototype, 'src', 'set' ).mockImplementation(
		function ( this: HTMLIFrameElement, url: string ) {
			// Nothing is loaded here; the window exists from now on.
			this.dataset.src = url;
			queueMicrotask( () => {
				seen.frames = Math.max( seen.frames, frames().length );
				windowOf( this );
			} );
		}
	);
	return { posts, seen };
};

export const frames = (): HTMLIFrameElement[] => [
	...document.querySelectorAll( 'iframe' ),
];
