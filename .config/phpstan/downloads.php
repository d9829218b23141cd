<?php
/**
 * Stubs of the Easy Digital Downloads classes and functions that the engine uses,
 * for static analysis. The plugin publishes no stubs.
 *
 * @package Vitrine
 */

// phpcs:disable -- Signatures only.

namespace EDD\Sessions {
	class Handler {
		public function get( string $key, mixed $default_value = null ): mixed {}
		public function set( string $key, mixed $value ): mixed {}
		public function save( string $old_session_key = '' ): void {}
		/** @return array{session_key: string, session_expiration: string, session_expiring: string}|false */
		public function get_session_cookie(): array|false {}
	}
}

namespace EDD\Currency {
	class Currency {
		public string $code;
		public ?string $prefix;
		public ?string $suffix;
		public string $symbol;
		public string $decimal_separator;
		public string $thousands_separator;
		public int $number_decimals;
		public string $position;
		public function __construct( string $currency_code ) {}
	}
}

namespace EDD\Orders {
	class Order_Address {
		public string $name;
		public string $address;
		public string $address2;
		public string $city;
		public string $region;
		public string $postal_code;
		public string $country;
	}
	class Order_Item {
		public int $product_id;
		public ?int $price_id;
		public string $product_name;
		public int $quantity;
		public float $subtotal;
		public float $total;
	}
	class Order_Adjustment {
		public string $description;
		public float $total;
	}
	class Order {
		public int $id;
		public string $type;
		public string $payment_key;
		public string $status;
		public string $date_created;
		public int $user_id;
		public string $email;
		public string $gateway;
		public float $subtotal;
		public float $discount;
		public float $tax;
		public float $total;
		/** @return array<int, Order_Item> */
		public function get_items(): array {}
		/** @return array<int, Order_Adjustment> */
		public function get_discounts(): array {}
		public function get_address(): Order_Address {}
	}
}

namespace {
	class EDD_Cart {
		/** @var array<int, array<string, mixed>>|mixed */
		public $contents;
		/** @return array<int, array<string, mixed>> */
		public function get_contents(): array {}
		/** @return array<int, array<string, mixed>> */
		public function get_contents_details(): array {}
		public function update_cart(): void {}
		/** @param array<string, mixed> $options */
		public function set_item_quantity( int $download_id = 0, int $quantity = 1, array $options = array() ): mixed {}
		public function get_discounted_amount(): string {}
		public function get_tax(): string {}
		public function get_total(): float {}
	}
	class EDD_Download {
		public int $ID;
		public function __construct( int $id ) {}
		public function can_purchase(): bool {}
	}
	class EDD_Discount {
		public int $id;
		public string $code;
		public string $min_charge_amount;
		public function is_expired( bool $update = true ): bool {}
		public function is_maxed_out( bool $set_error = true ): bool {}
		public function is_min_price_met( bool $set_error = true ): bool {}
		public function is_product_requirements_met( bool $set_error = true ): bool {}
		public function is_valid_for_categories( bool $set_error = true ): bool {}
	}
	class Easy_Digital_Downloads {
		public EDD_Cart $cart;
		public \EDD\Sessions\Handler $session;
	}
	function EDD(): Easy_Digital_Downloads {}
	/** @param array<string, mixed> $options */
	function edd_add_to_cart( int $download_id, array $options = array() ): ?int {}
	function edd_remove_from_cart( int $place ): mixed {}
	function edd_empty_cart(): void {}
	function edd_set_cart_discount( string $code ): mixed {}
	function edd_unset_cart_discount( string $code ): mixed {}
	function edd_get_discount_by_code( string $code ): EDD_Discount|false {}
	function edd_is_discount_valid( string $code, string $user = '', bool $set_error = true ): bool {}
	/** @return array<string, string>|false */
	function edd_get_errors(): array|false {}
	function edd_unset_error( string $id ): void {}
	function edd_get_currency(): string {}
	function edd_has_variable_prices( int $download_id ): bool {}
	/** @return array<int|string, mixed>|false */
	function edd_get_variable_prices( int $download_id ): array|false {}
	function edd_get_default_variable_price( int $download_id ): mixed {}
	function edd_get_download_price( int $download_id ): mixed {}
	function edd_item_quantities_enabled(): bool {}
	function edd_download_quantities_disabled( int $download_id ): bool {}
	function edd_is_bundled_product( int $download_id ): bool {}
	/** @return list<int|string>|false */
	function edd_get_bundled_products( int $download_id ): array|false {}
	function edd_use_skus(): bool {}
	function edd_straight_to_checkout(): bool {}
	function edd_checkout_form(): string {}
	function edd_profile_editor_shortcode( mixed $atts = null, mixed $content = null ): string {}
	function edd_get_option( string $key, mixed $default_value = false ): mixed {}
	function edd_get_checkout_uri(): mixed {}
	function edd_is_success_page(): bool {}
	function edd_get_receipt_page_uri( int $order_id ): mixed {}
	function edd_get_gateway_checkout_label( string $gateway ): mixed {}
	/** @return array<string, mixed> */
	function edd_get_enabled_payment_gateways( bool $sort = false ): array {}
	function edd_get_order( int $id ): \EDD\Orders\Order|false {}
	/**
	 * @param array<string, mixed> $args
	 * @return list<\EDD\Orders\Order>
	 */
	function edd_get_orders( array $args ): array {}
	function edd_before_download_content( string $content ): string {}
	function edd_after_download_content( string $content ): string {}
	function edd_shopping_cart( bool $echo_template = false ): ?string {}
}
