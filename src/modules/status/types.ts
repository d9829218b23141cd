/** The result of a check. */
export interface StatusCheck {
	id: string;
	level: 'good' | 'recommended' | 'critical';
	/** Short result. */
	title: string;
	/** Explanation and what to do; may be empty. */
	text: string;
	/** Link to the screen that fixes it. */
	action: { label: string; url: string } | null;
}

/** Response of the status route. */
export interface ShopStatus {
	version: string;
	engine: {
		id: string;
		name: string;
		/** Why this engine is used. */
		reason: string;
		/** Name of another active shop plugin; empty: none. */
		beside: string;
	};
	/** WooCommerce's scripts, if it is the engine. */
	scripts: { label: string; replaced: boolean }[];
	checks: StatusCheck[];
}
