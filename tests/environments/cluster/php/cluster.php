<?php
/**
 * Plugin Name: Cluster
 * Description: Removes the limit of orders per IP address, since all requests come from the same one.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

add_filter( 'vitrine_order_limit', '__return_zero' );
