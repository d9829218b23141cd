import type {
	CartAnswer,
	CartFailure,
	CartLine,
	CartSnapshot,
} from '../../../../src/contract/types';
import type { Answered, Intent } from '../../../../src/core/cart/types';
import { cart, line } from './sample';

const STOCK = 6;

/** A response as the transport delivers it. */
export type ServerAnswer = Answered & {
	whole: boolean;
	failure?: CartFailure;
};

/** Model of a shop with few products and little stock: the state that a page must end with. */
export class ModelServer {
	lines: CartLine[] = [];
	coupons: string[] = [];
	revision = 0;
	/** Every past cart, by revision. */
	readonly history = new Map< number, string >();
	private readonly trash = new Map<
		string,
		{ line: CartLine; index: number }
	>();

	constructor() {
		this.remember();
	}

	snapshot(): CartSnapshot {
		return cart( this.lines, {
			revision: this.revision,
			hash: this.lines.length ? `h${ this.revision }` : '',
			coupons: this.coupons.map( ( code ) => ( { code, discount: 0 } ) ),
		} );
	}

	read(): ServerAnswer {
		const snapshot = this.snapshot();
		const answer: CartAnswer = {
			fragments: { region: JSON.stringify( snapshot ) },
			cart_hash: snapshot.hash,
		};
		// Some responses contain every region of the page, some lack one.
		return { answer, snapshot, whole: this.revision % 2 === 0 };
	}

	write( intent: Intent ): ServerAnswer {
		const refusal = this.apply( intent );
		if ( ! refusal ) {
			this.revision++;
			this.remember();
		}
		const read = this.read();
		return refusal
			? {
					...read,
					answer: { ...read.answer, error: refusal },
					failure: { code: 'refused', text: refusal },
			  }
			: read;
	}

	private remember(): void {
		this.history.set( this.revision, JSON.stringify( this.snapshot() ) );
	}

	private find( key: string ): CartLine | undefined {
		return this.lines.find( ( one ) => one.key === key );
	}

	private setQuantity( key: string, quantity: number ): string | undefined {
		if ( ! this.find( key ) ) {
			return 'no such line';
		}
		if ( quantity > STOCK ) {
			return 'out of stock';
		}
		if ( quantity === 0 ) {
			const index = this.lines.findIndex( ( one ) => one.key === key );
			this.trash.set( key, { line: this.lines[ index ]!, index } );
		}
		this.lines = this.lines.flatMap( ( one ) => {
			if ( one.key !== key ) {
				return one;
			}
			return quantity ? line( key, quantity ) : [];
		} );
		return undefined;
	}

	private apply( intent: Intent ): string | undefined {
		switch ( intent.kind ) {
			case 'add': {
				const key = `p${ intent.product }`;
				const there = this.find( key );
				if ( there ) {
					return this.setQuantity(
						key,
						there.quantity + intent.quantity
					);
				}
				this.lines = [ ...this.lines, line( key, intent.quantity ) ];
				return undefined;
			}
			case 'remove':
				return this.setQuantity( intent.key, 0 );
			case 'quantity':
				return this.setQuantity( intent.key, intent.quantity );
			case 'undo': {
				const removed = this.trash.get( intent.key );
				if ( ! removed || this.find( intent.key ) ) {
					return 'nothing to restore';
				}
				this.trash.delete( intent.key );
				this.lines = this.lines.toSpliced(
					removed.index,
					0,
					removed.line
				);
				return undefined;
			}
			case 'coupon':
				if ( this.coupons.includes( intent.code ) ) {
					return 'applied already';
				}
				this.coupons = [ ...this.coupons, intent.code ];
				return undefined;
			case 'uncoupon':
				this.coupons = this.coupons.filter(
					( code ) => code !== intent.code
				);
				return undefined;
			case 'shipping':
			case 'address':
				return undefined;
		}
	}
}
