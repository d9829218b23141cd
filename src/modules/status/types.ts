/** What a check has found, said to a site owner. */
export interface StatusCheck {
	id: string;
	level: 'good' | 'recommended' | 'critical';
	/** What is so, in a sentence. */
	title: string;
	/** What it means, and what to do about it; may be empty. */
	text: string;
	/** Where it is done. */
	action: { label: string; url: string } | null;
}

/** The answer of the status route. */
export interface ShopStatus {
	version: string;
	engine: {
		id: string;
		name: string;
		/** Why this one sells. */
		reason: string;
		/** The shop that sells beside it; empty: none. */
		beside: string;
	};
	/** WooCommerce's scripts, where it sells. */
	scripts: { label: string; replaced: boolean }[];
	checks: StatusCheck[];
}
