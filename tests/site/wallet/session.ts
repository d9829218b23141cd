import { randomBytes } from 'node:crypto';
import { AGREEMENT } from './agreement';
import { Seal, type Sealed } from './seal';

/** Cart data of a shop; PHP: `Wallet\SessionData`. */
export interface Session {
	id: string;
	blog_id: string;
	merchant_id: string;
	test_mode: boolean;
	/** Unix timestamp. */
	expires: number;
	/** Amount in minor units. */
	total: number;
	currency: string;
	decimals: number;
	order_url: string;
	cancel_url: string;
	ticket: string;
	lines?: { name: string; quantity: number; subtotal: number }[];
}

export const seal = new Seal( AGREEMENT.key );

/** Sessions of shoppers, by the key in their URL. */
export class Sessions {
	private readonly byKey = new Map< string, Session >();
	private readonly seen = new Set< string >();

	/**
	 * Accepts a session, once.
	 *
	 * @param blogId Blog ID of the shop.
	 * @param sealed Encrypted session data from the shop.
	 * @return The key for its URL, or why it was refused.
	 */
	take( blogId: string, sealed: Sealed ): { key: string } | { why: string } {
		const session = openSession( blogId, sealed );
		if ( ! session ) {
			return { why: 'The shop has not encrypted this session.' };
		}
		if ( session.expires < Date.now() / 1000 ) {
			return { why: 'This session has ended.' };
		}
		if ( this.seen.has( session.id ) ) {
			return { why: 'This session was used before.' };
		}
		this.seen.add( session.id );
		const key = randomBytes( 12 ).toString( 'hex' );
		this.byKey.set( key, session );
		return { key };
	}

	of( key: string | null ): Session | undefined {
		return key === null ? undefined : this.byKey.get( key );
	}

	clear(): void {
		this.byKey.clear();
		this.seen.clear();
	}
}

function openSession( blogId: string, sealed: Sealed ): Session | null {
	const text =
		blogId === AGREEMENT.blog_id
			? seal.open( 'session', blogId, sealed )
			: null;
	return text === null ? null : ( JSON.parse( text ) as Session );
}

/**
 * Validates the data that the page hands over.
 *
 * @param value Any value.
 */
export function readHandover(
	value: unknown
): { blogId: string; sealed: Sealed } | null {
	const given = ( value ?? {} ) as Record< string, unknown >;
	const data = ( given.data ?? given ) as Record< string, unknown >;
	const parts = [ given.blog_id, data.session, data.iv, data.hash ];
	if (
		! parts.every( ( part ) => typeof part === 'string' && part !== '' )
	) {
		return null;
	}
	const [ blogId, session, iv, hash ] = parts as [
		string,
		string,
		string,
		string,
	];
	return { blogId, sealed: { session, iv, hash } };
}
