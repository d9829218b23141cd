<?php
/**
 * Base class of tests of product reviews.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Commerce\Builtin\Reviews;

use Vitrine\Commerce\Value\Rating;
use Vitrine\Plugin;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;

/**
 * Sends and creates reviews, and creates orders of verified owners.
 */
abstract class ReviewTestCase extends TestCase {

	/**
	 * Turns off moderation and the comment flood check.
	 */
	protected function setUp(): void {
		parent::setUp();
		update_option( 'comment_moderation', '0' );
		update_option( 'comment_previously_approved', '0' );
	}

	/**
	 * Submits the review form.
	 *
	 * @param Visitor               $visitor The visitor.
	 * @param int                   $product The product.
	 * @param array<string, string> $fields  Fields that replace the defaults.
	 */
	protected function send( Visitor $visitor, int $product, array $fields = array() ): Response {
		global $wpdb;
		// WordPress accepts one comment per 15 seconds from one address.
		$wpdb->query( "UPDATE $wpdb->comments SET comment_date_gmt = '2026-01-01 00:00:00'" ); // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Table name from WordPress.
		return $visitor->request(
			'POST',
			'/wp-comments-post.php',
			$fields + array(
				'comment_post_ID' => (string) $product,
				'comment_parent'  => '0',
				'author'          => 'Ann',
				'email'           => 'ann@shop.test',
				'comment'         => 'A fine lamp ' . wp_rand(),
				'rating'          => '5',
			)
		);
	}

	/**
	 * Inserts a review into the database.
	 *
	 * @param int                  $product The product.
	 * @param int                  $rating  1 to 5.
	 * @param array<string, mixed> $data    Data of the comment.
	 */
	protected function review( int $product, int $rating, array $data = array() ): int {
		return (int) wp_insert_comment(
			$data + array(
				'comment_post_ID'  => $product,
				'comment_author'   => 'Ann',
				'comment_content'  => 'Fine',
				'comment_type'     => 'review',
				'comment_approved' => 1,
				'comment_meta'     => array( 'rating' => $rating ),
			)
		);
	}

	/**
	 * Returns the rating of a product from the catalog.
	 *
	 * @param int $product The product.
	 */
	protected function rating( int $product ): ?Rating {
		return Plugin::engine()->catalog()->find( $product )?->rating;
	}

	/**
	 * Inserts an order of a product.
	 *
	 * @param int    $product  The product.
	 * @param int    $customer User ID; 0 for a guest.
	 * @param string $email    Billing email.
	 * @param string $status   Order status.
	 */
	protected function order( int $product, int $customer, string $email, string $status = 'completed' ): void {
		global $wpdb;
		$wpdb->insert(
			$wpdb->prefix . 'vitrine_orders',
			array(
				'order_key'      => wp_generate_password( 32, false ),
				'status'         => $status,
				'created'        => '2026-01-01 00:00:00',
				'customer_id'    => $customer,
				'email'          => $email,
				'customer'       => 'Ann',
				'billing'        => '{}',
				'shipping'       => '{}',
				'coupons'        => '[]',
				'totals'         => '{}',
				'total'          => 1,
				'currency'       => '{}',
				'shipping_label' => '',
				'payment_method' => 'cod',
				'payment_title'  => '',
				'payment_url'    => '',
				'note'           => '',
			)
		);
		$wpdb->insert(
			$wpdb->prefix . 'vitrine_order_items',
			array(
				'order_id'   => $wpdb->insert_id,
				'product_id' => $product,
				'name'       => 'Lamp',
				'data'       => '{}',
				'quantity'   => 1,
				'subtotal'   => 1,
				'total'      => 1,
			)
		);
	}

	/**
	 * Returns the HTML of a product page.
	 *
	 * @param Visitor $visitor The visitor.
	 * @param int     $product The product.
	 * @param string  $query   Query string.
	 */
	protected function page( Visitor $visitor, int $product, string $query = '' ): string {
		return $visitor->get( str_replace( Environment::url(), '', (string) get_permalink( $product ) ) . $query )->body;
	}
}
