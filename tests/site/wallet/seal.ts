import {
	createCipheriv,
	createDecipheriv,
	createHmac,
	hkdfSync,
	randomBytes,
	timingSafeEqual,
} from 'node:crypto';

/** Encrypted text in three parts. */
export interface Sealed {
	session: string;
	iv: string;
	hash: string;
}

/** Ciphers by the first byte of `iv`; PHP: `Wallet\Cipher`. */
const CIPHERS: Record< number, 'chacha20-poly1305' | 'aes-256-gcm' > = {
	1: 'chacha20-poly1305',
	2: 'aes-256-gcm',
};

const SALT = 16;
const NONCE = 12;
const TAG = 16;

/** The wallet's counterpart of `Wallet\Seal`: both must encrypt, decrypt and sign alike. */
export class Seal {
	constructor( private readonly key: string ) {}

	/**
	 * @param purpose Kind of the text.
	 * @param context Whom it belongs to.
	 * @param text    The plain text.
	 */
	seal( purpose: string, context: string, text: string ): Sealed {
		const salt = randomBytes( SALT );
		const nonce = randomBytes( NONCE );
		const iv = Buffer.concat( [ Buffer.of( 1 ), salt, nonce ] ).toString(
			'base64url'
		);
		const cipher = createCipheriv(
			'chacha20-poly1305',
			this.derive( `${ purpose } encrypt`, salt ),
			nonce,
			{ authTagLength: TAG }
		);
		const bound = bind( purpose, context, iv );
		cipher.setAAD( Buffer.from( bound ), {
			plaintextLength: Buffer.byteLength( text ),
		} );
		const session = Buffer.concat( [
			cipher.update( text, 'utf8' ),
			cipher.final(),
			cipher.getAuthTag(),
		] ).toString( 'base64url' );
		return {
			session,
			iv,
			hash: this.hash( purpose, `${ bound }\n${ session }`, salt ),
		};
	}

	/**
	 * @param purpose As when encrypted.
	 * @param context As when encrypted.
	 * @param sealed  The three parts.
	 * @return The text, or null if it was not encrypted with these values.
	 */
	open( purpose: string, context: string, sealed: Sealed ): string | null {
		const head = Buffer.from( sealed.iv, 'base64url' );
		const bytes = Buffer.from( sealed.session, 'base64url' );
		const name = CIPHERS[ head[ 0 ] ?? 0 ];
		if (
			! name ||
			head.length !== 1 + SALT + NONCE ||
			bytes.length < TAG
		) {
			return null;
		}
		const salt = head.subarray( 1, 1 + SALT );
		const bound = bind( purpose, context, sealed.iv );
		const hash = this.hash(
			purpose,
			`${ bound }\n${ sealed.session }`,
			salt
		);
		if ( ! isSame( hash, sealed.hash ) ) {
			return null;
		}
		const key = this.derive( `${ purpose } encrypt`, salt );
		// One literal per call, since each has its own overload.
		const decipher =
			name === 'aes-256-gcm'
				? createDecipheriv( name, key, head.subarray( 1 + SALT ) )
				: createDecipheriv( name, key, head.subarray( 1 + SALT ), {
						authTagLength: TAG,
				  } );
		const body = bytes.subarray( 0, -TAG );
		decipher.setAAD( Buffer.from( bound ), {
			plaintextLength: body.length,
		} );
		decipher.setAuthTag( bytes.subarray( -TAG ) );
		return Buffer.concat( [
			decipher.update( body ),
			decipher.final(),
		] ).toString( 'utf8' );
	}

	/**
	 * @param purpose Kind of the text.
	 * @param context Whom it belongs to.
	 * @param text    The text to sign.
	 */
	sign( purpose: string, context: string, text: string ): string {
		return createHmac(
			'sha256',
			this.derive( `${ purpose } sign`, Buffer.alloc( 0 ) )
		)
			.update( `${ context }\n${ text }` )
			.digest( 'hex' );
	}

	private hash( purpose: string, text: string, salt: Buffer ): string {
		return createHmac( 'sha256', this.derive( `${ purpose } hash`, salt ) )
			.update( text )
			.digest( 'hex' );
	}

	private derive( info: string, salt: Buffer ): Buffer {
		return Buffer.from(
			hkdfSync( 'sha256', this.key, salt, `vitrine wallet ${ info }`, 32 )
		);
	}
}

const bind = ( purpose: string, context: string, iv: string ): string =>
	`${ purpose }\n${ context }\n${ iv }`;

const isSame = ( one: string, other: string ): boolean =>
	one.length === other.length &&
	timingSafeEqual( Buffer.from( one ), Buffer.from( other ) );
